export function resolve(specifier, context, next) {
  return next(
    specifier,
    specifier.startsWith('@firstrung/') ? { ...context, conditions: [...context.conditions, 'source'] } : context,
  )
}
