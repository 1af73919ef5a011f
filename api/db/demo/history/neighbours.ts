/** A member who traded before the story of the demo market begins, and is only known by it. */
export interface Neighbour {
  key: string;
  firstName: string;
  lastName: string;
  place: string;
}

const NAMES =
  "Hana Kovač, Omar Farouk, Greta Holm, Ravi Menon, Chloe Baptiste, Pavel Novák, Zanele Dube, Liam Byrne, Mei Chen, Isabel Rojas, Dafydd Rhys, Fatima Zahra, Henrik Dahl, Yuki Mori, Rosa Bianchi, Samuel Adeleke, Anja Weber, Tariq Aziz, Nell Harper, Dmitri Orlov, Leila Nazari, Jack Pascoe, Ama Boateng, Viktor Szabó, Carmen Ortega, Idris Bello, Maeve Doyle, Kenji Sato, Elsa Nyström, Hugo Laurent, Sunita Rao, Callum Reid, Bea Morton, Arman Petrosyan, Thandi Nkosi, Owen Price, Marta Silveira, Felix Brandt, Nia Owusu, Stella Romano";
const PLACES = [
  "Easton, Bristol",
  "Bedminster, Bristol",
  "Horfield, Bristol",
  "Fishponds, Bristol",
  "Knowle, Bristol",
  "Clifton, Bristol",
  "Southville, Bristol",
  "St Pauls, Bristol",
];

/** Forty neighbours. Nobody signs in as one of them. */
export const NEIGHBOURS: readonly Neighbour[] = NAMES.split(", ").map((name, n) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  return {
    key: firstName.toLowerCase(),
    firstName,
    lastName,
    place: PLACES[n % PLACES.length] ?? "Bristol",
  };
});
