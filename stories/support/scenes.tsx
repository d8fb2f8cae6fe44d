import { publish } from '@firstrung/api'
import { Button } from '@firstrung/ui'
import { type ReactNode, useState } from 'react'
import './frames.css'
import type { SceneProps } from './island'

/** Shows the element below the viewport, as on the homepage. The button resets it. */
export function PopInScene({ children }: SceneProps) {
  const [run, setRun] = useState(0)
  const handleReplay = () => {
    scrollTo(0, 0)
    setRun(run + 1)
  }
  return (
    <div className="story-scene" key={run}>
      <p className="story-scene__head">Scroll down: the card pops in when 80 % of its section is visible</p>
      <div className="story-scene__space" />
      <section id="popping-section" className="story-scene__section" aria-labelledby="popping-heading">
        {children}
        <div id="popping" className="story-scene__card">
          <h2 id="popping-heading">Not sure what suits you?</h2>
          <p>Eight quick questions, no account.</p>
          <Button onClick={handleReplay}>Play it again</Button>
        </div>
      </section>
    </div>
  )
}

const SECTIONS = [
  ['search', 'Find your first rung', 'White is the colour of the search'],
  ['quiz', 'Not sure what suits you?', 'Blue is the colour of the quiz'],
  ['reviews', 'Straight from students', 'Yellow is the colour of reviews'],
] as const

/** Sections as on the homepage: the page takes the colour of the section in view. */
export function SectionColoursScene({ children }: SceneProps): ReactNode {
  return (
    <div className="story-scene story-scene--colours">
      <p className="story-scene__head">Scroll down: this bar and the page take the colour of the section in view</p>
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

/** The buttons of a page that open the dialogs. */
export function CommonModalsScene({ children }: SceneProps): ReactNode {
  return (
    <>
      {children}
      <div className="story-row">
        <Button onClick={() => publish('modal', { name: 'login' })}>Log in</Button>
        <Button onClick={() => publish('modal', { name: 'register' })}>Sign up</Button>
      </div>
    </>
  )
}
