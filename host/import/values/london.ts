/** "North West London", "London South East", "Central London Area". */
const DIRECTIONS =
  /^(?=.*\blondon\b)(?:(?:north|south|east|west|central|inner|outer|greater|city of|london|area|uk)\s*)+$/

/** Returns whether a normalised place is London or a side of it. */
export const isInLondon = (place: string): boolean => DIRECTIONS.test(place)
