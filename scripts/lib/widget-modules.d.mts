/**
 * Returns the English texts of a widget, sorted: of its own modules and its imports from core/ui and core/api. They are
 * the keys of a dictionary.
 */
export function readTexts(dir: string, name: string): string[]

/** Returns the English texts of one module, whose path starts at the root. */
export function readOwnTexts(file: string): string[]

/** Returns the classes of core/ui that a widget and its imports write, without elements and variants of parts. */
export function readClasses(dir: string, name: string): Set<string>

/** Returns the parts of core/ui that a widget uses, by the names of their folders, sorted. */
export function readParts(dir: string, name: string): string[]
