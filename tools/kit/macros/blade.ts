import type { WidgetReference } from '../reference'
import { type MacroFile, parametersOf, snake, summaryOf } from './shared'

/** `{!! Firstrung::faq(items: $questions, level: 2) !!}` in Blade, `<?= Firstrung::faq(items: $questions) ?>` in PHP 8. */
export function bladeMacros(widgets: readonly WidgetReference[]): MacroFile {
  return ['blade/Firstrung.php', `${HEAD}\n${widgets.map(method).join('\n\n')}\n}\n`]
}

const HEAD = `<?php

/**
 * Markers of the Firstrung widgets, for PHP 8 and Blade: {!! Firstrung::faq(items: $questions) !!}
 * $html is what people see until the widget is mounted, and without script.
 */
final class Firstrung
{
    /** @param array<string, mixed> $props */
    public static function marker(string $name, array $props, ?string $mount = null, string $html = ''): string
    {
        $json = json_encode((object) $props, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
        $strategy = $mount === null ? '' : ' data-mount="' . htmlspecialchars($mount) . '"';

        return '<div data-widget="' . htmlspecialchars($name) . '"' . $strategy
            . '><script type="application/json">' . $json . '</script>' . $html . '</div>';
    }

    /** @param array<string, mixed> $props */
    private static function given(array $props): array
    {
        return array_filter($props, fn ($value) => $value !== null);
    }
`

function method(widget: WidgetReference): string {
  const { required, optional } = parametersOf(widget)
  const parameters = [
    ...required.map(({ name }) => `mixed $${name}`),
    ...optional.map(({ name }) => `mixed $${name} = null`),
    '?string $mount = null',
    `string $html = ''`,
  ]
  const list = (props: typeof required) => `[${props.map(({ name }) => `'${name}' => $${name}`).join(', ')}]`
  return `    /** ${summaryOf(widget)} */
    public static function ${snake(widget.name)}(${parameters.join(', ')}): string
    {
        return self::marker('${widget.name}', ${list(required)} + self::given(${list(optional)}), $mount, $html);
    }`
}
