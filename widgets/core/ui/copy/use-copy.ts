import { type RefObject, useRef, useState } from 'react'

/** The result of the last attempt. */
type CopyStatus = 'idle' | 'copied' | 'refused'

/**
 * Copies the text of a read-only field. Where the browser refuses, it selects the text in `field`, so that the visitor can
 * copy it with the keyboard.
 */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(text: string, onCopy: () => void) {
  const [status, setStatus] = useState<CopyStatus>('idle')
  const field: RefObject<Field | null> = useRef<Field>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus('copied')
      onCopy()
    } catch {
      // Without permission or a secure connection only the visitor can copy, with the keyboard.
      setStatus('refused')
      field.current?.focus()
      field.current?.select()
    }
  }
  return { status, field, handleCopy: () => void copy() }
}
