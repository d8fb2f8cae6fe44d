import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../config'
import { ConfigError } from '../lib/config-error'

/**
 * The signed headers: nodemailer's defaults and the ones for one-click unsubscribing, which mail programs only trust if
 * signed (RFC 8058, section 4).
 */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post'

interface DkimOptions {
  domainName: string
  keySelector: string
  privateKey: string
  headerFieldNames: string
}

/**
 * Returns how to sign mails (DKIM, RFC 6376); undefined without a key. Throws `ConfigError`, which quotes no value, if
 * a setting is missing or the key is not an RSA key in PEM form.
 */
export function readDkim(config: Config): DkimOptions | undefined {
  const { MAIL_DKIM_DOMAIN: domainName, MAIL_DKIM_SELECTOR: keySelector } = config
  const hasKey = config.MAIL_DKIM_KEY !== undefined || config.MAIL_DKIM_KEY_FILE !== undefined
  if (!domainName && !keySelector && !hasKey) {
    return undefined
  }
  if (!domainName || !keySelector || !hasKey) {
    throw new ConfigError([
      'MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and a key (MAIL_DKIM_KEY or MAIL_DKIM_KEY_FILE) must be set together.',
    ])
  }
  return { domainName, keySelector, privateKey: readKey(config), headerFieldNames: SIGNED }
}

function readKey({ MAIL_DKIM_KEY: key, MAIL_DKIM_KEY_FILE: file = '' }: Config): string {
  const pem = key === undefined ? readKeyFile(file) : key.replaceAll('\\n', '\n')
  const name = key === undefined ? 'MAIL_DKIM_KEY_FILE' : 'MAIL_DKIM_KEY'
  if (typeOfKey(pem) !== 'rsa') {
    throw new ConfigError([`${name} must be a private RSA key in PEM form.`])
  }
  return pem
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError([
      `MAIL_DKIM_KEY_FILE cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    ])
  }
}

/** The errors of the parser are dropped, because they may quote the key. */
function typeOfKey(pem: string): string | undefined {
  try {
    return createPrivateKey(pem).asymmetricKeyType
  } catch {
    return undefined
  }
}
