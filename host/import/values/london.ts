/** "North West London", "London South East", "Central London Area". */
const DIRECTIONS =
  /^(?=.*\blondon\b)(?:(?:north|south|east|west|central|inner|outer|greater|city of|london|area|uk)\s*)+$/

export const isInLondon = (place: string): boolean => DIRECTIONS.test(place)
