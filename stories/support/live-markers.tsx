import { useEffect, useId, useRef, useState } from 'react'
import { snippetsOf } from '../../tools/kit/snippets'
import './frames.css'
import { registerWidget } from './library'
import { withPictures } from './pictures'

export type Widgets = readonly (readonly [name: string, props: object])[]

/** Returns the markers of widgets as a template writes them. */
export const markersOf = (widgets: Widgets) =>
  widgets.map(([name, props]) => snippetsOf(name, withPictures(props))[0]?.code ?? '').join('\n')

/** Shows HTML and mounts its markers, as a page does. */
export function LiveMarkers({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) {
      place.current.innerHTML = html
      const hosts = [...place.current.querySelectorAll<HTMLElement>('[data-widget]')]
      new Set(hosts.map(({ dataset }) => dataset.widget ?? '')).forEach(name => void registerWidget(name, 'react'))
    }
  }, [html])
  return <div ref={place} className="story-live sb-unstyled" />
}

/** An editor for markers, with a preview of the mounted widgets. */
export function MarkerEditor({ html }: { html: string }) {
  const [text, setText] = useState(html)
  const id = useId()
  return (
    <>
      <h2 id={id}>Try the marker</h2>
      <p>What you write is mounted below. The console names mistakes.</p>
      <textarea
        aria-labelledby={id}
        className="story-editor"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <LiveMarkers html={text} />
    </>
  )
}
