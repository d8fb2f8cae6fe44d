-- Passkeys: public keys of devices with which people log in without a password.
create table passkeys (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  -- The id that the device gave the key, in base64url.
  credential_id text not null unique,
  -- COSE, in base64url. The private key never leaves the device.
  public_key text not null,
  -- How often the device has signed; 0 where it does not count.
  counter bigint not null,
  -- How browsers reach the device: internal, usb, hybrid and so on.
  transports text[] not null,
  -- The browser and system with which it was added, such as "Chrome on Windows".
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a device is asked to sign. Each works once.
create table passkey_challenges (
  challenge text primary key,
  -- Who adds a passkey; null for a log-in.
  user_id integer references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
