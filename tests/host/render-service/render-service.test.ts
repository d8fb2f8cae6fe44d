import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/widgets.mjs'
import { renderApp } from '../../../tools/render-service/app'
import { Renderer } from '../../../tools/render-service/renderer'
import { freePort } from '../../support/free-port'
import { installed } from '../../support/template-engines'

const FAQ = { widget: 'faq', props: { items: [{ id: 'a', question: 'Free?', answer: 'Yes </script>' }] } }

const ITEM = `{"widget": "faq", "props": {"items": [{"id": "a", "question": "Free?", "answer": "Yes </script>"}]}, "html": "<p>Own</p>"}`
const PYTHON = `import sys, json; from firstrung_render import render; print(json.dumps(render([${ITEM}], url=sys.argv[1], timeout=5)))`
const PHP = `require 'FirstrungRender.php'; echo json_encode(FirstrungRender::render([json_decode('${ITEM}', true)], $argv[1], 5));`
const RUBY = `require "./firstrung_render"; item = JSON.parse('${ITEM}', symbolize_names: true); puts JSON.generate(FirstrungRender.render([item], url: ARGV[0], timeout: 5))`

interface Answer {
  items: { html: string; error?: string }[]
  message: string
  fields: Record<string, string[]>
}

class Service {
  readonly url: string
  private readonly server: Server
  private readonly renderer: Renderer

  private constructor(server: Server, renderer: Renderer) {
    this.server = server
    this.renderer = renderer
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(folder: string, deadline?: number): Promise<Service> {
    const renderer = await Renderer.start(folder, deadline)
    const server = createServer(renderApp(renderer).callback() as never)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Service(server, renderer)
  }

  async post(body: unknown, type = 'application/json'): Promise<{ status: number; answer: Answer }> {
    const response = await fetch(`${this.url}/batch`, {
      ...{ method: 'POST', headers: { 'Content-Type': type } },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, answer: (await response.json()) as Answer }
  }

  async close(): Promise<void> {
    this.server.close()
    await this.renderer.close()
  }
}

describe('the render service', () => {
  let service: Service

  beforeAll(async () => {
    // A busy machine may need longer than the default timeout.
    service = await Service.start(root, 20_000)
  })
  afterAll(() => service.close())

  it('renders each item, with ids that differ', async () => {
    const { status, answer } = await service.post({ items: [FAQ, { ...FAQ, mount: 'visible' }] })
    expect(status).toBe(200)
    const [first, second] = answer.items
    expect(first?.html).toContain('<summary')
    expect(first?.html).toContain('data-key="r0"')
    expect(second?.html).toContain('data-key="r1"')
    expect(second?.html).toContain('data-mount="visible"')
    expect(first?.html.match(/<\/script>/g)).toHaveLength(1)
  })

  it('renders in another language, and the next batch in English', async () => {
    const rating = { widget: 'star-rating', props: { value: null, count: 0 } }
    const strings = { 'No reviews yet': 'Dim adolygiadau eto' }
    expect((await service.post({ items: [rating], strings })).answer.items[0]?.html).toContain('Dim adolygiadau eto')
    expect((await service.post({ items: [rating] })).answer.items[0]?.html).toContain('No reviews yet')
    expect((await service.post({ items: [rating], strings: { Save: 4 } })).answer.fields).toEqual({
      'strings.Save': ['must be a text or its plural forms'],
    })
  })

  it('says of an item what is wrong with it, shows its own HTML, and renders the others', async () => {
    const html = '<p>Our questions</p>'
    const { answer } = await service.post({
      items: [{ widget: 'fqa', html }, { widget: 'faq', props: { items: 4 }, html }, FAQ],
    })
    expect(answer.items[0]).toEqual({ error: 'There is no widget "fqa". Did you mean "faq"?', html })
    expect(answer.items[1]).toMatchObject({ error: expect.stringContaining('"items" must be') as string, html })
    expect(answer.items[2]).toMatchObject({ html: expect.stringContaining('<summary') as string })
  })

  it.each([
    ['{', 400, undefined],
    [{}, 422, { items: [expect.any(String)] }],
    [{ items: [{ props: {} }] }, 422, { 'items.0.widget': [expect.any(String)] }],
    [{ items: [{ ...FAQ, key: 'a b' }] }, 422, { 'items.0.key': ['must consist of letters, digits, - and _'] }],
    [{ items: Array.from({ length: 201 }, () => FAQ) }, 422, { items: ['must have 200 items or fewer'] }],
    [{ items: [{ ...FAQ, html: 'x'.repeat(1_100_000) }] }, 413, undefined],
  ])('refuses %.60j', async (body, status, fields) => {
    const refused = await service.post(body)
    expect(refused.status).toBe(status)
    expect(refused.answer.message).toEqual(expect.any(String))
    expect(refused.answer.fields).toEqual(fields)
  })

  it('takes only JSON, only by POST, and tells that it is ready', async () => {
    expect((await service.post('items=1', 'text/plain')).status).toBe(415)
    expect((await fetch(`${service.url}/batch`)).status).toBe(405)
    expect((await fetch(`${service.url}/other`)).status).toBe(404)
    expect(await (await fetch(`${service.url}/health`)).json()).toMatchObject({ ready: true })
  })

  describe.each([
    ['Python', 'python3', PYTHON],
    ['PHP', 'php', PHP],
    ['Ruby', 'ruby', RUBY],
  ])('the client in %s', (_, command, program) => {
    const isInstalled = installed(command, ['--version']) !== ''
    const render = async (url: string) => {
      const flag = { python3: '-c', php: '-r', ruby: '-e' }[command] ?? ''
      const { stdout } = await promisify(execFile)(command, [flag, program, url], {
        cwd: path.join(root, 'tools/kit/clients'),
      })
      return JSON.parse(stdout) as string[]
    }

    it.skipIf(!isInstalled)('gets the HTML of its items', async () => {
      const [html] = await render(`${service.url}/batch`)
      expect(html).toContain('<summary')
      expect(html).toContain('Yes &lt;/script')
    })

    it.skipIf(!isInstalled)('gets markers where there is no service', async () => {
      const [html = ''] = await render(`http://127.0.0.1:${await freePort()}/batch`)
      expect(html).toContain('data-widget="faq"')
      expect(html).toContain('<p>Own</p>')
      expect(html.match(/<\/script>/g)).toHaveLength(1)
    })
  })
})

describe('a widget that never ends', () => {
  let folder: string
  let service: Service

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'firstrung-render-'))
    mkdirSync(path.join(folder, 'dist/server'), { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(
      path.join(folder, 'dist/server/index.js'),
      `export const widgets = { fine: 'fine', endless: 'endless' }
       export const withStrings = (strings, render) => render()
       export const renderMarker = widget => { while (widget === 'endless'); return '<b>' + widget + '</b>' }`,
    )
    service = await Service.start(folder)
  })
  afterAll(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('costs only its own item: those before it are rendered, those after it are mounted by the browser', async () => {
    const items = [{ widget: 'fine' }, { widget: 'endless', html: '<p>Own</p>' }, { widget: 'fine' }]
    const { answer } = await service.post({ items })
    expect(answer.items[0]).toEqual({ html: '<b>fine</b>' })
    expect(answer.items[1]?.error).toContain('150 ms')
    expect(answer.items[1]?.html).toContain('<p>Own</p></div>')
    expect(answer.items[2]?.html).toContain('data-widget="fine"')

    await expect
      .poll(async () => (await service.post({ items: [{ widget: 'fine' }] })).answer.items[0], { timeout: 10_000 })
      .toEqual({ html: '<b>fine</b>' })
  })
})
