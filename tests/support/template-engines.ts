import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import nunjucks from 'nunjucks'
import { snake } from '../../tools/kit/macros/shared'

export interface MacroCase {
  widget: string
  props: Record<string, unknown>
}

export interface TemplateEngine {
  /** Empty if this machine does not have the engine. */
  command: string
  /** Renders each case with the macros in the folder `macros`, in an idiomatic template. */
  render: (macros: string, cases: readonly MacroCase[]) => string[]
}

const PHP = '/usr/share/php'

/** Engines that execute the macro packs. PHP, Python and Ruby come from the system. */
export const engines: Record<string, TemplateEngine> = {
  nunjucks: {
    command: 'nunjucks',
    render: (macros, cases) => {
      const env = new nunjucks.Environment(new nunjucks.FileSystemLoader(path.join(macros, 'nunjucks')), {
        autoescape: true,
        throwOnUndefined: false,
      })
      return cases.map(item => env.renderString(`{% import "firstrung.njk" as firstrung %}${call(item)}`, item))
    },
  },
  jinja: {
    command: python('jinja2'),
    render: runner(['jinja', 'py'], item => `{% import "firstrung.html" as firstrung %}${call(item)}`, JINJA()),
  },
  django: {
    command: python('django'),
    render: runner(
      ['django', 'py'],
      ({ widget, props }) =>
        `{% load firstrung %}{% widget "${widget}" ${Object.keys(props)
          .map(key => `${key}=props.${key}`)
          .join(' ')} %}`,
      DJANGO(),
    ),
  },
  twig: {
    command: php(`${PHP}/Twig/autoload.php`),
    render: runner(
      ['twig', 'php'],
      ({ widget }) => `{% import "firstrung.twig" as firstrung %}{{ firstrung.${snake(widget)}(props) }}`,
      TWIG(),
    ),
  },
  blade: {
    command: php(`${PHP}/Illuminate/View/autoload.php`),
    render: runner(
      ['blade', 'php'],
      ({ widget, props }) =>
        `{!! Firstrung::${snake(widget)}(${Object.keys(props)
          .map(key => `${key}: $props['${key}']`)
          .join(', ')}) !!}`,
      BLADE(),
    ),
  },
  erb: {
    command: installed('ruby', ['-rerb', '-e', '0']),
    render: runner(
      ['erb', 'rb'],
      ({ widget, props }) =>
        `<%= Firstrung.${snake(widget)}(${Object.keys(props)
          .map(key => `${snake(key)}: props["${key}"]`)
          .join(', ')}) %>`,
      ERB(),
    ),
  },
}

function call({ widget, props }: MacroCase): string {
  const values = Object.keys(props).map(key => `${key}=props["${key}"]`)
  return `{{ firstrung.${snake(widget)}(${values.join(', ')}) }}`
}

/** Writes the program and its input next to the macros. The program prints its results as a JSON list. */
function runner(
  [engine, ending]: [engine: string, ending: string],
  template: (item: MacroCase) => string,
  program: string,
) {
  return (macros: string, cases: readonly MacroCase[]): string[] => {
    const folder = path.join(macros, engine)
    const file = path.join(folder, `run-cases.${ending}`)
    writeFileSync(file, program)
    writeFileSync(
      path.join(folder, 'cases.json'),
      JSON.stringify(cases.map(({ props, ...item }) => ({ props, template: template({ props, ...item }) }))),
    )
    const command = engines[engine]?.command ?? ''
    return JSON.parse(execFileSync(command, [file], { cwd: folder, encoding: 'utf8' })) as string[]
  }
}

/** Returns '' if the command fails. */
export function installed(command: string, args: readonly string[]): string {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return command
  } catch {
    return ''
  }
}

/** The system's Python may have a package that the first one on the path lacks. */
function python(name: string): string {
  return installed('python3', ['-c', `import ${name}`]) || installed('/usr/bin/python3', ['-c', `import ${name}`])
}

function php(autoload: string): string {
  return installed('php', ['-r', `require '${autoload}';`])
}

function JINJA() {
  return `
import json, jinja2
env = jinja2.Environment(loader=jinja2.FileSystemLoader("."), autoescape=True)
cases = json.load(open("cases.json", encoding="utf-8"))
print(json.dumps([env.from_string(case["template"]).render(props=case["props"]) for case in cases]))
`
}

function DJANGO() {
  return `
import json, sys
sys.path.insert(0, ".")
import django
from django.conf import settings
settings.configure(TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates",
    "OPTIONS": {"libraries": {"firstrung": "firstrung"}}}])
django.setup()
from django.template import Context, Template
cases = json.load(open("cases.json", encoding="utf-8"))
print(json.dumps([Template(case["template"]).render(Context({"props": case["props"]})) for case in cases]))
`
}

function TWIG() {
  return `<?php
require '${PHP}/Twig/autoload.php';
$twig = new Twig\\Environment(new Twig\\Loader\\FilesystemLoader('.'), ['strict_variables' => true]);
$cases = json_decode(file_get_contents('cases.json'));
$render = fn ($case) => $twig->createTemplate($case->template)->render(['props' => (array) $case->props]);
echo json_encode(array_map($render, $cases));
`
}

function BLADE() {
  return `<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require '${PHP}/Illuminate/View/autoload.php';
require '${PHP}/Illuminate/Filesystem/autoload.php';
require __DIR__ . '/Firstrung.php';
$blade = new Illuminate\\View\\Compilers\\BladeCompiler(new Illuminate\\Filesystem\\Filesystem(), sys_get_temp_dir());
$cases = json_decode(file_get_contents('cases.json'));
$render = function ($case) use ($blade) {
    $props = (array) $case->props;
    ob_start();
    eval('?>' . $blade->compileString($case->template));
    return ob_get_clean();
};
echo json_encode(array_map($render, $cases));
`
}

function ERB() {
  return `
require "erb"
require "json"
require_relative "firstrung"
cases = JSON.parse(File.read("cases.json", encoding: "utf-8"))
puts JSON.generate(cases.map { |item| props = item["props"]; ERB.new(item["template"]).result(binding) })
`
}
