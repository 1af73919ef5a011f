/** The role of the database that reads tables for administrators: it may read the columns that are shown, nothing else. */
export const READER_ROLE = "market_explorer";
