/**
 * Modules that pages load together: separate files would compress worse and need more requests. `framework` mounts the
 * first widget. Pages load it in parallel with `site`, so that only the widget itself is fetched later.
 */
const SHARED_CHUNKS = [
  // The whole entry is one file: `framework` imports one of these modules, and an intermediate file would cost a round
  // trip.
  [
    'site',
    /virtual:site$|core\/mount\/(capture|hold|index|loading|page|replay|runtime|strategy|strategy-grammar|version)\.ts$|core\/api\/(analytics|bus|notify-tabs|page|reporting\/start|saved-items\/cache|stale-user|tabs|user)\.ts$/,
  ],
  ['framework', /node_modules\/(preact|react|react-dom|scheduler|valibot)\//],
  [
    'framework',
    /core\/mount\/(mounting|props|user-state|shapes|contract|match-elements|updating|hydration|ending|queue|ids|renderer|server-content|stamp|strings|translated-html|translation)(\.preact)?\.tsx?$/,
  ],
  [
    'framework',
    /core\/(api\/(emit|trusted-policy)|ui\/(cx|heading|is-plain-click|when-idle|button\/button|form\/csrf-field|visually-hidden\/visually-hidden|icon\/(icon|basic-icons)|motion\/is-motion-reduced|viewport\/[\w-]+))\.tsx?$/,
  ],
  ['cards', /core\/ui\/(card|badge|logo-mark|text-link)\/[\w-]+\.tsx?$/],
  [
    'forms',
    /core\/ui\/(field\/field|field\/field-base|error-summary\/[\w-]+|form\/(form-values|use-form|form-errors))\.tsx?$/,
  ],
]

export const sharedChunk = id => SHARED_CHUNKS.find(([, modules]) => modules.test(id))?.[0]
