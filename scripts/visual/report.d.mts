export interface StoryResult {
  id: string
  title: string
  look: { width: number; scheme: string }
  kind: string
  /** How many differ. */
  pixels: number
  file: string
}

/** Writes index.html: what differs, with the most pixels first, and how much is the same. */
export function writeReport(target: string, report: { commit: string; results: readonly StoryResult[] }): void
