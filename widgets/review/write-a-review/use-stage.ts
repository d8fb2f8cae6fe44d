import { ApiError } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Difference, readAnswers, storedAnswers } from './answer'
import type { Draft, Form } from './contract'
import { nextSaveState, type SaveState } from './machine'
import type { Review } from './use-review'
import { useSaving } from './use-saving'
import { type StageFields, useStageFields } from './use-stage-fields'

export interface SaveStatus {
  state: SaveState
  savedAt: string | null
  /** The text is on this device as well. */
  isLocal: boolean
}

interface Conflict {
  differences: Difference[]
  stored: Form
}

export interface StageControl extends Pick<StageFields, 'fields' | 'revision' | 'answers' | 'entered'> {
  status: SaveStatus
  conflict: Conflict | undefined
  /** The host rejected sending the review before the address is confirmed. */
  isUnverified: boolean
  next: () => Promise<void>
  back: (stage: string) => Promise<void>
  handleInput: () => void
  /** Saves at once, because the questions may depend on the choice. */
  handleChoose: () => void
  /** Resolves a conflict with the stored answers of these fields. */
  choose: (names: readonly string[]) => void
}

export interface StageOptions {
  form: Form
  draft: Draft | null
  review: Review
  /** Receives a function that saves the stage before another one is opened. */
  beforeLeave: RefObject<() => Promise<void>>
}

const SIGNED_OUT = 401
const LOG_IN = 'Log in to continue. Your answers are still here' satisfies Text

/** One stage: its input, whether it is saved, and how to continue. `element` is inside the form. */
export function useStage(options: StageOptions): [StageControl, RefObject<HTMLDivElement | null>] {
  const { form, draft, beforeLeave: beforeLeaveRef } = options
  const { enter, fill, adopt, ...values } = useStageFields(form)
  const saved = useSavedStage(form, draft, { fill, adopt })
  const { element, saver, status, conflict, setConflict } = saved
  const moves = useMoves(options, saved)

  useEffect(() => {
    beforeLeaveRef.current = async () => {
      const own = await saver.current
      await own?.save()
    }
  }, [beforeLeaveRef, saver])
  useEffect(() => {
    // The fields have been filled; during a conflict the user chooses first.
    if (values.revision > 0 && !conflict) {
      void saver.current?.then(own => own.choose())
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each filling
  }, [values.revision])

  const handleInput = () => {
    const current = element.current?.closest('form')
    if (current) {
      enter(readAnswers(current, values.fields))
      void saver.current?.then(own => own.type())
    }
  }
  const handleChoose = () => void saver.current?.then(own => own.save())
  const choose = (names: readonly string[]) => {
    const stored = storedAnswers(conflict?.stored.fields ?? [])
    setConflict(undefined)
    fill({ ...values.answers, ...Object.fromEntries(names.map(name => [name, stored[name] ?? ''])) })
  }
  return [{ ...values, ...moves, status, conflict, handleInput, handleChoose, choose }, element]
}

function useMoves({ form, review }: StageOptions, { saver, isWaitingRef }: ReturnType<typeof useSavedStage>) {
  const [isUnverified, setUnverified] = useState(false)
  const next = async () => {
    const isSending = form.stage === 'confirmation'
    isWaitingRef.current = false
    try {
      const own = await saver.current
      const moved = await own?.next(isSending)
      if (moved) {
        own?.announce(moved, isSending)
        review.show({ draft: moved, form: moved.form, sent: isSending }, 'forward')
      }
    } catch (error) {
      setUnverified(isUnverifiedError(error))
      isWaitingRef.current = error instanceof ApiError && error.status === SIGNED_OUT
      throw isWaitingRef.current ? new ApiError(SIGNED_OUT, { message: t(LOG_IN) }) : error
    }
  }
  const back = async (stage: string) => {
    const own = await saver.current
    const moved = await own?.back(stage)
    if (moved) {
      review.show({ draft: moved, form: moved.form, sent: false }, 'back')
    }
  }
  return { isUnverified, next, back }
}

function useSavedStage(form: Form, draft: Draft | null, { fill, adopt }: Pick<StageFields, 'fill' | 'adopt'>) {
  const element = useRef<HTMLDivElement>(null)
  /** Continue was pressed without a session; it continues after the log-in. */
  const isWaitingRef = useRef(false)
  const [status, setStatus] = useState<SaveStatus>({ state: 'idle', savedAt: null, isLocal: false })
  const [conflict, setConflict] = useState<Conflict>()
  const saver = useSaving(element, {
    form,
    draft,
    onRestore: fill,
    onReturn: () =>
      isWaitingRef.current
        ? element.current?.closest('form')?.requestSubmit()
        : void saver.current?.then(own => own.save()),
    onConflict: (differences, stored) => setConflict({ differences, stored }),
    onSave: adopt,
    onEvent: (event, isLocal) =>
      setStatus(({ state, savedAt }) => ({
        state: nextSaveState(state, event),
        savedAt: event === 'save' ? new Date().toISOString() : savedAt,
        isLocal,
      })),
  })
  return { element, saver, status, conflict, setConflict, isWaitingRef }
}

const isUnverifiedError = (error: unknown) =>
  error instanceof ApiError && (error.data as { code?: unknown } | undefined)?.code === 'unverified'
