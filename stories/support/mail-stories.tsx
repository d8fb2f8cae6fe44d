import type { Meta } from '@storybook/react-vite'
import { mails } from 'virtual:mails'
import './mails.css'

interface Args {
  mail: string
  state: string
}

const DARK = '@media (prefers-color-scheme: dark)'
const WIDTHS = [640, 375]
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** Returns the default export of a mail's story file. Its stories are the states of the mail in `host/mails/examples.ts`. */
export function mailMeta(mail: string): Meta<Args> {
  return {
    args: { mail },
    argTypes: { mail: { control: false }, state: { control: false } },
    parameters: { controls: { disable: true }, docs: { source: { type: 'code' } } },
    render: ({ state }) => <MailStates key={state} mail={mail} state={state} />,
  }
}

/** One state of a mail: in the list of mails, in both widths and schemes, and as plain text. */
function MailStates({ mail, state }: Args) {
  const shown = mails[mail]?.[state]
  if (!shown) {
    throw new Error(`There is no example “${state}” of the mail ${mail}`)
  }
  return (
    <article className="story-mail">
      <h1>{shown.subject}</h1>
      <p>{shown.preheader}</p>
      {WIDTHS.map(width => (
        <div key={width} className="story-mail__row">
          {SCHEMES.map(scheme => (
            <figure key={scheme}>
              <figcaption>
                {width} px, {scheme}
              </figcaption>
              <MailFrame
                html={inScheme(shown.html, scheme)}
                width={width}
                title={`${shown.subject}, ${width} ${scheme}`}
              />
            </figure>
          ))}
        </div>
      ))}
      <figure>
        <figcaption>Plain text</figcaption>
        <pre>{shown.text}</pre>
      </figure>
    </article>
  )
}

function MailFrame({ html, width, title }: { html: string; width: number; title: string }) {
  return (
    <iframe
      srcDoc={html}
      title={title}
      width={width}
      height={600}
      onLoad={({ currentTarget: frame }) => {
        frame.height = String(frame.contentDocument?.documentElement.scrollHeight ?? frame.height)
      }}
    />
  )
}

/** A frame has the scheme of its device, so the condition of the dark colours is replaced. */
const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll(DARK, scheme === 'dark' ? '@media all' : '@media not all')
