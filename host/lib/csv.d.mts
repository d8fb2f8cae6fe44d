/** The rows of a table, empty ones included. Throws an error of `csv-parse`. */
export function parseTable(text: string, limits?: { to?: number; max_record_size?: number }): string[][]
