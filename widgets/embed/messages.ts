/** The messages of a frame to the page around it. `firstrung` is their version. */
export type FrameMessage = { firstrung: 1; widget: string } & (
  | { type: 'height'; height: number }
  | { type: 'ready' }
  | { type: 'error'; phase: string; message: string }
  | { type: 'event'; name: string; detail: unknown }
)

export function readMessage(data: unknown): FrameMessage | undefined {
  const message = data as Partial<FrameMessage> | null
  return typeof message === 'object' && message?.firstrung === 1 ? (message as FrameMessage) : undefined
}
