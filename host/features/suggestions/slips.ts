/** One slip is forgiven from five letters on, two from nine (product data, E2). */
const allowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** Whether `text` begins with `term`, but for a slip: a letter wrong, missing, too many, or two in the wrong order. */
export function isSlip(term: string, text: string): boolean {
  const most = allowed(term.length)
  return most > 0 && distanceToBeginning(term, text.slice(0, term.length + most)) <= most
}

/** The fewest slips between `term` and some beginning of `text`. */
function distanceToBeginning(term: string, text: string): number {
  let before: number[] = []
  let last = Array.from({ length: text.length + 1 }, (_, column) => column)
  for (let row = 1; row <= term.length; row++) {
    const next = [row]
    for (let column = 1; column <= text.length; column++) {
      const same = term[row - 1] === text[column - 1]
      const swapped = row > 1 && column > 1 && term[row - 1] === text[column - 2] && term[row - 2] === text[column - 1]
      next[column] = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(next, column - 1) + 1,
        swapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return Math.min(...last)
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
