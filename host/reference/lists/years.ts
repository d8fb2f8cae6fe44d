interface YearSpan {
  back: number
  ahead: number
}

const spans = { university: { back: 10, ahead: 7 }, school: { back: 10, ahead: 8 } } as const satisfies Record<
  string,
  YearSpan
>

/** The years in which someone may have started or ended, newest first. They follow the calendar, so have no table. */
export function listYears(place: keyof typeof spans, now: Date): number[] {
  const { back, ahead } = spans[place]
  const newest = now.getUTCFullYear() + ahead
  return Array.from({ length: back + ahead + 1 }, (_, index) => newest - index)
}
