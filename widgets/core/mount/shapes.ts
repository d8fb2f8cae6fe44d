/** A description of the values that a valibot schema accepts. */
export interface SchemaShape {
  type?: string
  wrapped?: SchemaShape
  entries?: Record<string, SchemaShape>
  item?: SchemaShape
  literal?: unknown
  /** Values of a picklist or an enum, schemas of a union. */
  options?: readonly unknown[]
}

export function entriesOf(schema: unknown): Record<string, SchemaShape> {
  return (schema as SchemaShape | undefined)?.entries ?? {}
}
