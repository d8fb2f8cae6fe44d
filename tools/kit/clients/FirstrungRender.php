<?php

/**
 * A client of the Firstrung render service, for PHP 8 without extensions.
 *
 *     [$faq, $ratings] = FirstrungRender::render([
 *         ['widget' => 'faq', 'props' => ['items' => $questions], 'html' => '<p>Our questions</p>'],
 *         ['widget' => 'rating-summary', 'props' => $ratings],
 *     ]);
 *
 * Each result is HTML for the page. Without the service, or if it takes too long, it is a marker that the browser mounts.
 */
final class FirstrungRender
{
    /**
     * @param list<array{widget: string, props?: array<string, mixed>, mount?: string, html?: string}> $items
     * @param float $timeout in seconds
     * @param ?callable(string): void $log gets what went wrong
     * @param ?array<string, string|array<string, string>> $strings the texts of the page's script[data-firstrung-strings]
     * @return list<string>
     */
    public static function render(
        array $items,
        string $url = 'http://127.0.0.1:4600/batch',
        float $timeout = 0.3,
        ?callable $log = null,
        ?array $strings = null,
    ): array {
        $log ??= fn (string $message) => null;
        $sent = array_map(fn ($item) => ['props' => (object) ($item['props'] ?? [])] + $item, $items);
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => 'Content-Type: application/json',
            'content' => json_encode(['items' => $sent] + ($strings ? ['strings' => $strings] : []), JSON_THROW_ON_ERROR),
            'timeout' => $timeout,
        ]]);
        $body = @file_get_contents($url, false, $context);
        $results = $body === false ? null : (json_decode($body, true)['items'] ?? null);
        if ($results === null) {
            $log('The render service does not answer');

            return array_map(self::marker(...), $items);
        }
        foreach ($results as $result) {
            if (isset($result['error'])) {
                $log($result['error']);
            }
        }

        return array_column($results, 'html');
    }

    /** The marker of an item without rendered HTML: people see its own HTML until the widget is mounted. */
    public static function marker(array $item): string
    {
        $json = json_encode((object) ($item['props'] ?? []), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
        $mount = isset($item['mount']) ? ' data-mount="' . htmlspecialchars($item['mount']) . '"' : '';

        return '<div data-widget="' . htmlspecialchars($item['widget']) . '"' . $mount
            . '><script type="application/json">' . $json . '</script>' . ($item['html'] ?? '') . '</div>';
    }
}
