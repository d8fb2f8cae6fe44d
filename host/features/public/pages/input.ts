import * as v from 'valibot'

export const SitemapFile = v.object({
  file: v.pipe(
    v.string(),
    v.regex(/^(static|jobs|companies|reviews|categories)-[1-9]\d{0,3}\.xml$/),
    v.transform(file => {
      const [name = '', number = ''] = file.replace('.xml', '').split('-')
      return { name, number: Number(number) }
    }),
  ),
})
