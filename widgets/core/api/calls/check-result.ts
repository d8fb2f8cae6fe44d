import { ApiError } from './api-error'
import type { ApiRequest } from './api-request'

/** Returns the data of an answer once its schema and, in development and tests, its contract accept it. */
export async function checkResult<T>(
  { schema, contract }: ApiRequest<T>,
  { status, data }: { status: number; data: unknown },
): Promise<T> {
  const result = schema ? await schema['~standard'].validate(data) : { value: data as T }
  if (result.issues) {
    throw new ApiError(status, data, { cause: result.issues })
  }
  if (process.env.NODE_ENV !== 'production' && contract) {
    const { checkAnswer } = await import('./check-answer')
    const faults = checkAnswer(contract, data)
    if (faults.length > 0) {
      throw new ApiError(status, { message: faults.join('; ') })
    }
  }
  return result.value
}
