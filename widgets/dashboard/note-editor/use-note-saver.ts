import { useEffect, useRef, useState } from 'react'
import type { Job, Note } from './note-calls'
import { NoteSaver, type NoteState } from './note-saver'

interface NoteSaverProps {
  host: HTMLElement | undefined
  job: Job
  note: Note | undefined
  onSave: (note: Note) => void
}

/** Saves the text of the form around the widget. Returns its state, and a function that resolves a conflict. */
export function useNoteSaver(props: NoteSaverProps): [NoteState, (whose: 'mine' | 'theirs') => void] {
  const [state, setState] = useState<NoteState>({ status: '' })
  const saver = useRef<NoteSaver>(undefined)
  const first = useRef(props)

  useEffect(() => {
    const { host, job, note, onSave } = first.current
    const form = host?.closest('form')
    const field = form?.querySelector<HTMLTextAreaElement>('textarea[name=text]')
    if (!form || !field) {
      return undefined
    }
    const stop = new AbortController()
    const onState = (next: NoteState) => {
      if (!stop.signal.aborted) {
        setState(next)
      }
    }
    const own = (saver.current = new NoteSaver({ job, note, form, field, onState, onSave }))
    listen(own, { form, field, signal: stop.signal })
    void own.restore()
    return () => {
      stop.abort()
      void own.save()
    }
  }, [])

  return [state, whose => void saver.current?.choose(whose)]
}

interface Listening {
  form: HTMLFormElement
  field: HTMLTextAreaElement
  signal: AbortSignal
}

function listen(saver: NoteSaver, { form, field, signal }: Listening): void {
  const handleSubmit = (event: SubmitEvent) => {
    const running = saver.submit()
    if (running) {
      event.preventDefault()
      void running.then(() => form.requestSubmit(event.submitter))
    }
  }
  field.addEventListener('input', () => saver.type(), { signal })
  form.addEventListener('submit', handleSubmit, { signal })
  addEventListener('online', () => void saver.save(), { signal })
  addEventListener('pagehide', () => saver.leave(), { signal })
  addEventListener('pageshow', event => event.persisted && void saver.comeBack().catch(() => undefined), { signal })
}
