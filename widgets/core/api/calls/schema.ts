/** The common interface of schema libraries for checking a value (standardschema.dev). */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<T> | Promise<SchemaResult<T>>
  }
}

type SchemaResult<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly { readonly message: string }[] }
