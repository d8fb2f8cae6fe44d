import { parentPort, workerData } from 'node:worker_threads'
import PostalMime from 'postal-mime'

/*
 * The thread that reads a message: `workerData` is its bytes, the answer is the fields of a delivery report and the
 * headers of the returned mail; undefined if there are none.
 */

parentPort.postMessage(await answer(Buffer.from(workerData.file)))

async function answer(bytes) {
  const { attachments } = await PostalMime.parse(bytes, { forceRfc822Attachments: true })
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = attachments.find(({ mimeType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType))
  if (!status || !returned) {
    return undefined
  }
  const { headers, messageId, to } = await PostalMime.parse(`${textOf(returned).trimEnd()}\r\n\r\n`)
  const mail = {
    messageId,
    address: to?.[0]?.address,
    headers: headers.map(({ key, value }) => ({ key, value })),
  }
  return { fields: textOf(status), mail }
}

function textOf({ content }) {
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8')
}
