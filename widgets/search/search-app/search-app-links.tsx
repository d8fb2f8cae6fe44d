import { Chip } from '@firstrung/ui'

export function SearchAppLinks({ links }: { links: readonly { text: string; url: string; count?: number }[] }) {
  return (
    <ul className="ui-chip-row">
      {links.map(({ text, url, count }) => (
        <li key={url}>
          <Chip href={url} count={count}>
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
