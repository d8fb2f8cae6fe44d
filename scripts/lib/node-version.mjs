/** Imported first: an older Node would fail later, with an unhelpful message. */
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Firstrung needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`)
  process.exit(1)
}
