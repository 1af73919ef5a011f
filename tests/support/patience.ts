import { configure } from "@testing-library/react";

// Testing Library waits a second for what is to be on the screen: too little where the machine is busy.
configure({ asyncUtilTimeout: 15_000 });
