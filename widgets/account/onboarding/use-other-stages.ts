import { call } from '@firstrung/api'
import { useEffect, useRef } from 'react'
import type { Form } from './contract'

type Stage = Form['stage']

interface OtherStages {
  jump: (stage: Stage) => Promise<void>
  /** Props of the element around the questions: a change in another tab must not discard answers. */
  watched: { onInput: () => void }
}

/** Shows a stage of the ladder, Back's stage, and the stage that another tab has moved to. */
export function useOtherStages(form: Form, onShow: (form: Form, isFromTab?: boolean) => void): OtherStages {
  const answered = useRef<Form>(undefined)
  const latest = useRef({ form, onShow, path: '' })
  useEffect(() => {
    latest.current = { form, onShow, path: location.pathname }
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = () => {
      // A link to a field changes only the fragment.
      if (location.pathname !== latest.current.path) {
        const stage = location.pathname.split('/').at(-1) as Stage
        jumpTo(stage).then(latest.current.onShow, () => location.reload())
      }
    }
    const compare = async () => {
      const { form: next } = await call('GET /ajax/state-machine/signup')
      const { form: shown, onShow: show } = latest.current
      if (next.version !== shown.version && next.stage !== shown.stage && answered.current !== shown) {
        show(next, true)
      }
    }
    const look = () => document.hidden || void compare().catch(() => undefined)
    addEventListener('popstate', follow, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => listening.abort()
  }, [])

  return {
    jump: async stage => onShow(await jumpTo(stage)),
    watched: { onInput: () => void (answered.current = form) },
  }
}

const jumpTo = async (stage: Stage): Promise<Form> =>
  (await call('PUT /ajax/state-machine/signup-jump-stage', { body: { stage } })).form
