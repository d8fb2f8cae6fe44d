import { Button } from '@firstrung/ui'
import { type ReactNode, useState } from 'react'
import './frames.css'
import type { SceneProps } from './widget-stories'

/** What pops in stands below the window, as on the homepage; the button brings it back there. */
export function PopInScene({ children }: SceneProps) {
  const [turn, setTurn] = useState(0)
  const handleAgain = () => {
    scrollTo(0, 0)
    setTurn(turn + 1)
  }
  return (
    <div className="story-scene" key={turn}>
      <p className="story-scene__head">Scroll down: it pops when 80 % of its section is in view</p>
      <div className="story-scene__space" />
      <section id="popping-section" className="story-scene__section" aria-labelledby="popping-heading">
        {children}
        <div id="popping" className="story-scene__card">
          <h2 id="popping-heading">Not sure what suits you?</h2>
          <p>Eight quick questions, no account.</p>
          <Button onClick={handleAgain}>Play it again</Button>
        </div>
      </section>
    </div>
  )
}

const SECTIONS = [
  ['search', 'Find your first rung', 'White, the colour of the search'],
  ['quiz', 'Not sure what suits you?', 'Blue, the colour of the quiz'],
  ['reviews', 'Straight from the people who did it', 'Yellow, the colour of reviews'],
] as const

/** Sections as on the homepage: the page and its head take the colour of the one that is read. */
export function SectionColoursScene({ children }: SceneProps): ReactNode {
  return (
    <div className="story-scene story-scene--colours">
      <p className="story-scene__head">Scroll: this bar and the page take the colour of the section in view</p>
      {children}
      {SECTIONS.map(([id, title, text]) => (
        <section key={id} id={id} className="story-scene__section" aria-labelledby={`${id}-heading`}>
          <div className="story-scene__card">
            <h2 id={`${id}-heading`}>{title}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
    </div>
  )
}
