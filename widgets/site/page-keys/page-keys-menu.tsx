import { t } from '@firstrung/mount/strings'
import { Dialog, Field } from '@firstrung/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'

export interface Command {
  text: string
  /** A page that it opens; without it, `run` is called. */
  url?: string | undefined
  /** The single key that does the same. */
  key?: string | undefined
}

interface MenuProps {
  commands: readonly Command[]
  isOpen: boolean
  onClose: () => void
  /** Called once the menu is closed and the focus is back where it was. */
  run: (command: Command) => void
}

/** A dialog with a field that narrows the commands. The arrow keys move through them, Enter takes the first one. */
export function PageKeysMenu({ commands, isOpen, onClose, run }: MenuProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Command>()
  const found = commands.filter(({ text }) => text.toLowerCase().includes(words.trim().toLowerCase()))

  // The dialog's own effect has closed it by now.
  useEffect(() => {
    if (!isOpen && chosen) {
      setChosen(undefined)
      run(chosen)
    }
  }, [isOpen, chosen, run])

  const close = () => {
    setWords('')
    onClose()
  }
  const choose = (command: Command) => {
    setChosen(command.url ? undefined : command)
    close()
  }

  return (
    <Dialog open={isOpen} onClose={close} title={t('Commands')}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its field and commands have the focus */}
      <div className="w-page-keys__menu" onKeyDown={moveFocus}>
        <Field
          name="command"
          label={t('What do you want to do?')}
          value={words}
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- people open the menu to write
          autoFocus
          onChange={event => setWords(event.currentTarget.value)}
        />
        <p className="ui-visually-hidden" role="status">
          {t('{count} commands', { count: found.length })}
        </p>
        <ul>
          {found.map(command => (
            <li key={command.text}>
              <CommandItem command={command} onChoose={choose} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface ItemProps {
  command: Command
  onChoose: (command: Command) => void
}

const STYLE = 'ui-combobox__option w-page-keys__command'

function CommandItem({ command, onChoose }: ItemProps) {
  const { text, url, key } = command
  const handleClick = () => onChoose(command)
  return url ? (
    <a className={STYLE} href={url} onClick={handleClick}>
      {text}
    </a>
  ) : (
    <button className={STYLE} type="button" onClick={handleClick}>
      {text.charAt(0).toUpperCase() + text.slice(1)} <kbd>{key}</kbd>
    </button>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, button')]
  const at = controls.indexOf(event.target as HTMLElement)
  const next = controls[at + (STEPS[event.key] ?? 0)]
  if (event.key in STEPS && next) {
    event.preventDefault()
    next.focus()
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault()
    controls[1]?.click()
  }
}
