import type { ReactNode } from 'react'
import './frames.css'

interface Case {
  text: string
  /** What it looks like, made of the library's own parts. */
  picture: ReactNode
}

export interface Advice {
  good: Case
  bad: Case
}

/** Shows pairs of pictures: what to do, and what to avoid instead. */
export const DoDont = ({ advice }: { advice: readonly Advice[] }) => (
  <>
    {advice.map(({ good, bad }) => (
      <div key={good.text} className="story-advice">
        <Picture heading="Do" {...good} />
        <Picture heading="Do not" {...bad} />
      </div>
    ))}
  </>
)

/** The picture is inert: it illustrates the text, and its controls do nothing. */
const Picture = ({ heading, text, picture }: Case & { heading: 'Do' | 'Do not' }) => (
  <figure className={heading === 'Do' ? 'story-advice__case' : 'story-advice__case story-advice__case--bad'}>
    <div className="story-live sb-unstyled" inert>
      {picture}
    </div>
    <figcaption>
      <strong>{heading}:</strong> {text}
    </figcaption>
  </figure>
)
