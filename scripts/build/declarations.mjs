/** Moves the declarations that TypeScript writes into one scratch folder to each package's `dist/types`. */
export function moveTypes() {
  return {
    name: 'firstrung-types',
    generateBundle(_, bundle) {
      for (const [file, asset] of Object.entries(bundle)) {
        const match = /\.tmp-ts\/types\/(widgets\/[^/]+\/[^/]+)\/(.+\.d\.ts)$/.exec(file)
        if (match) {
          delete bundle[file]
          this.emitFile({ type: 'asset', fileName: `${match[1]}/dist/types/${match[2]}`, source: asset.source })
        } else if (file.includes('.tmp-ts/')) {
          delete bundle[file]
        }
      }
    },
  }
}
