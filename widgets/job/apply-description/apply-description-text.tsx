/** Web and mail addresses as people type them; what ends a sentence is not part of one. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?()[\]'’]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i

/** Plain text in which addresses are links. */
export function ApplyDescriptionText({ text }: { text: string }) {
  return text.split(ADDRESS).map((piece, index) => (index % 2 ? <Address key={index} address={piece} /> : piece))
}

function Address({ address }: { address: string }) {
  const web = /^https?:/i.test(address)
  return (
    <a href={web ? address : `mailto:${address}`} rel={web ? 'nofollow noopener' : undefined}>
      {address}
    </a>
  )
}
