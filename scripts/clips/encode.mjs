import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { FRAMES_A_SECOND } from './recorder.mjs'

/** Encoder settings by kind: small, silent, and playable while loading. */
const KINDS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '32', '-preset', 'slow', '-movflags', '+faststart'],
}

/** Writes frames (PNG) as one film. Throws the messages of ffmpeg if it fails or is not installed. */
export async function encode(frames, kind, file) {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-']
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...KINDS[kind], '-pix_fmt', 'yuv420p', '-an', file], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const messages = text(ffmpeg.stderr)
  const ended = once(ffmpeg, 'exit')
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) {
      await once(ffmpeg.stdin, 'drain')
    }
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) {
    throw new Error(`ffmpeg could not write ${file}: ${await messages}`)
  }
}
