import { DocTable } from './doc-table'

interface ContentGuidanceProps {
  props: object
}

/** Writing advice by the name of a prop; the first match counts. */
const GUIDANCE: readonly [name: RegExp, advice: string][] = [
  [/^(heading|title)$/i, 'Two to six words, a noun first, no full stop. It must make sense out of context.'],
  [/^(text|message|intro|lead)$/i, 'One or two sentences that say what happened to what, or what to do next.'],
  [/label$/i, 'The noun that people would say, without a colon.'],
  [/(url|href)$/i, 'An address on this site, without its origin.'],
  [/(question|answer)/i, 'A question as a student would put it; the answer first, then the reason.'],
]

/** Shows writing advice for the texts that a page's author provides. */
export function ContentGuidance({ props }: ContentGuidanceProps) {
  const rows = Object.keys(props).flatMap((name): [string, string][] => {
    const advice = GUIDANCE.find(([pattern]) => pattern.test(name))?.[1]
    return advice ? [[name, advice]] : []
  })
  return rows.length ? (
    <>
      <h2>Content</h2>
      <DocTable head={['Prop', 'What to write']} rows={rows} />
    </>
  ) : null
}
