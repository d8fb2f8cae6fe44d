import type { PageOptions, Subject } from './types'

/** Elements of a host page, which a widget must not affect. */
const HOST_PAGE = `<h1>A page of another site</h1><h2>Heading</h2><p>Text with <a href="#other">a link</a> and <code>code</code>.</p>
<ul><li>Item</li></ul><ol><li>Step</li></ol><blockquote>Quote</blockquote><pre>Text as typed</pre><hr>
<form><fieldset><legend>Form</legend><label>Name <input name="name"></label><label><input type="checkbox"> Yes</label>
<label>Choice <select><option>One</option></select></label><label>Words <textarea></textarea></label><button type="button">Button</button></fieldset></form>
<table><caption>Table</caption><thead><tr><th scope="col">Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<details><summary>More</summary><p>Hidden</p></details>`

export function pageOf(subject: Subject, { body, dir, copies = 1, css }: PageOptions): string {
  const styles = [...subject.baseStyles, ...(copies === 0 ? [] : subject.styles), ...(css ? ['/conform/host.css'] : [])]
  const scripts = Array.from({ length: copies }, (_, copy) =>
    subject.scripts.map(src => (copy === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}copy=${copy}`)),
  ).flat()
  return `<!doctype html><html lang="en"${dir ? ` dir="${dir}"` : ''}><head><meta charset="utf-8"><title>Conformance</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map(src => `<script type="module" src="${src}"></script>`).join('\n')}
</head><body><main><div id="host-page">${HOST_PAGE}</div><div id="subject">${body ?? loaded(subject.marker)}</div></main></body></html>`
}

export function loaded(marker: string): string {
  return changeTag(marker, tag => tag.replace(/ data-mount="[^"]*"/, '').replace(/>$/, ' data-mount="load">'))
}

/** A second marker with the same props. The runtime renders it, because server HTML would have other ids. */
export function second(marker: string): string {
  const json = /<script type="application\/json">.*?<\/script>/s.exec(marker)?.[0] ?? ''
  const [tag = ''] = /^<[^>]+>/.exec(loaded(marker)) ?? []
  const bare = tag.replace(/ data-(ssr|state)="[^"]*"/g, '').replace(/ data-key="[^"]*"/, '')
  return `${bare.replace(/>$/, ' data-key="conform-second">')}${json}</${/^<([\w-]+)/.exec(tag)?.[1] ?? 'div'}>`
}

const changeTag = (marker: string, change: (tag: string) => string) => marker.replace(/^<[^>]+>/, change)
