/** Web and email addresses, without the punctuation that ends a sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?()[\]'’]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i

export function ApplyDescriptionText({ text }: { text: string }) {
  return text.split(ADDRESS).map((piece, index) => (index % 2 ? <Address key={index} address={piece} /> : piece))
}

function Address({ address }: { address: string }) {
  const isWeb = /^https?:/i.test(address)
  return (
    <a href={isWeb ? address : `mailto:${address}`} rel={isWeb ? 'nofollow noopener' : undefined}>
      {address}
    </a>
  )
}
