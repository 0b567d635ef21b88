// npm run bench:server -- --seconds 8 --kills 100 --cancels 100 --minutes 60 --restarts 5 --rolling 20 --slow 600 --pairs 100 --only load,others,kill,cancel,cancel-postgres,restart,rolling,slow,timing
import { cpus, loadavg, totalmem } from 'node:os'
import { cancelRounds, cancelRoundsOnPostgres, isSettled } from './chaos-cancel.mjs'
import { killRounds } from './chaos-kill.mjs'
import { restartRounds } from './chaos-restart.mjs'
import { isClean, rollingRestarts } from './chaos-rolling.mjs'
import { slowConnections } from './chaos-slow.mjs'
import { writeSection } from './sections.mjs'
import { load } from './server-load.mjs'
import { isMet, others } from './server-others.mjs'
import { option } from './server-process.mjs'
import { timing } from './server-timing.mjs'

const file = new URL('SERVER.md', import.meta.url)
const seconds = Number(option('seconds', 8))
const kills = Number(option('kills', 100))
const cancels = Number(option('cancels', 100))
const minutes = Number(option('minutes', 60))
const restarts = Number(option('restarts', 5))
const rolling = Number(option('rolling', 20))
const slow = Number(option('slow', 600))
const pairs = Number(option('pairs', 100))
const only = option('only', 'load,others,kill,cancel,cancel-postgres,restart,rolling,slow,timing').split(',')
const say = console.log

const whole = (number) => Math.round(number).toLocaleString('en-US')
const inSeconds = (ms) => `${(ms / 1000).toFixed(2)} s`
const conditions = () =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, ` +
  `${Math.round(totalmem() / 2 ** 30)} GB, load average ${loadavg()[0].toFixed(1)} at the start`

const loadRow = (server) => (each) =>
  `| ${server} | ${each.name} | ${whole(each.perSecond)} | ${whole(each.bare)} | ${(each.perSecond / each.bare).toFixed(3)} | ${each.p50} | ${each.p99} | ${each.notOk} |`

async function loadSection() {
  const { embedded, postgres } = await load({ seconds, say })
  return [
    '## Load',
    `32 connections for ${seconds} s per call, after one second of warm-up, with autocannon on the same machine. Bare Hono, a route without database, validation or headers, is measured right before each call, and the ratio is to that. Rates depend on the machine and its other load, ratios much less. Both engines sync every commit to disk.`,
    '| engine | call | responses/s | bare, responses/s | ratio | p50 ms | p99 ms | not 2xx |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n' +
      [...embedded.map(loadRow('embedded')), ...postgres.map(loadRow('PostgreSQL'))].join('\n'),
  ]
}

async function killSection() {
  const found = await killRounds({ rounds: kills, say })
  const { backMs } = found
  return [
    '## kill -9 under load',
    'Eight writers send deposits through the API, each with its own idempotency key. The process is killed with SIGKILL at a random moment and started again with the same folder. Deposits without a response are sent once more with the same key. Then the history is compared.',
    '| kills | acknowledged | lost | duplicated | without a response | missing after one retry | restart, median | restart, slowest |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n' +
      `| ${found.rounds} | ${whole(found.acknowledged)} | ${found.lost} | ${found.doubled} | ${whole(found.unknown)} | ${found.missing} | ${inSeconds(backMs[backMs.length >> 1])} | ${inSeconds(backMs.at(-1))} |`,
  ]
}

async function cancelSection() {
  const found = await cancelRounds({ rounds: cancels, minutes, say })
  say(found)
  if (!isSettled(found)) process.exitCode = 1
  return [
    '## kill -9 while withdrawals are cancelled and sent',
    'Four writers request withdrawals, each with its own amount and idempotency key, and cancel each one before, while or after it is sent. The process is killed with SIGKILL at a random moment and started again with the same folder. What has no response is sent once more with the same key. Then the list, the profit and, at the end, the ledger are compared. Wrong is a withdrawal that was not cancelled although its cancel succeeded, or not sent although nothing cancelled it.',
    '| kills | withdrawals | cancelled | too late to cancel | lost | duplicated | wrong | missing, cents | ledger |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n' +
      `| ${found.rounds} | ${whole(found.orders)} | ${whole(found.cancelled)} | ${whole(found.tooLate)} | ${found.lost} | ${found.doubled} | ${found.wrong} | ${found.cents} | ${found.ledger} |`,
  ]
}

async function cancelOnPostgresSection() {
  const found = await cancelRoundsOnPostgres({ rounds: cancels, minutes, say })
  say(found)
  if (!isSettled(found)) process.exitCode = 1
  return [
    '## kill -9 of one of two servers while withdrawals are cancelled and sent',
    'As above, on two servers with one PostgreSQL. Each request goes to one of them at random. They are killed in turn, and the other one answers what is sent once more. For half of the withdrawals, someone also tries to send them by hand, in a transaction of another connection that begins up to 10 ms after the cancel. Wrong is also a withdrawal that was both cancelled and sent by hand.',
    '| kills | withdrawals | cancelled | too late to cancel | sent by hand | lost | duplicated | wrong | missing, cents | ledger |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n' +
      `| ${found.rounds} | ${whole(found.orders)} | ${whole(found.cancelled)} | ${whole(found.tooLate)} | ${whole(found.byHand)} | ${found.lost} | ${found.doubled} | ${found.wrong} | ${found.cents} | ${found.ledger} |`,
  ]
}

const restartRow = (each, n) =>
  `| ${n + 1} | ${each.acknowledged} | ${each.lost} | ${each.doubled} | ${each.told503} | ${each.toldOtherwise} | ${each.slowest503Ms} ms | ${each.recoveredMs} ms | ${each.alive ? 'yes' : 'no'} |`

async function restartSection() {
  const rounds = await restartRounds({ rounds: restarts, say })
  return [
    '## The database restarted under load',
    'Eight writers continue while PostgreSQL is stopped immediately (SIGQUIT), stays down for two seconds and is started again. Recovery is the time from its first readiness to the fifth acknowledged deposit.',
    '| round | acknowledged | lost | duplicated | 503 with Retry-After | other refusals | slowest refusal | recovered after | process alive |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n' +
      rounds.map(restartRow).join('\n'),
  ]
}

const VISITORS = 16

async function rollingSection() {
  const found = await rollingRestarts({ rounds: rolling, visitors: VISITORS, say })
  if (!isClean(found)) process.exitCode = 1
  const ended = [...new Set(found.codes)].join(', ')
  return [
    '## A rolling restart',
    `Two servers on one PostgreSQL behind a proxy that checks /api/readyz on each ten times a second and never sends a request twice. ${VISITORS} visitors send deposits through it without a pause, each with its own idempotency key, while the servers are stopped in turn with SIGTERM (\`DRAIN_SECONDS=1\`) and started again. An error is any response other than 201, or none. Then the history is compared.`,
    '| restarts | exit codes | acknowledged | errors | lost | duplicated |\n| ---: | ---: | ---: | ---: | ---: | ---: |\n' +
      `| ${found.restarts} | ${ended} | ${whole(found.answered)} | ${found.errors.length} | ${found.lost} | ${found.doubled} |`,
  ]
}

async function slowSection() {
  const found = await slowConnections({ count: slow })
  say(found)
  const closed = Object.entries(found.closedAs).map(([status, count]) => `${count} with ${status}`)
  return [
    '## Slow connections',
    `${found.connections} connections send a byte of their headers or body every half second. From the opening of each connection, headers were closed within ${found.headersClosedSeconds} s and bodies within ${found.bodiesClosedSeconds} s: ${closed.join(', ')}. Meanwhile ${found.servedMeanwhile} other requests were served and ${found.notServed} were not; the median took ${found.medianMs} ms, the slowest ${found.slowestMs} ms.`,
  ]
}

const MOST_APART = 0.1
const inMs = (ms) => ms.toFixed(1)

const timingRow = (each) =>
  `| ${each.engine} | ${each.name} | ${inMs(each.knownMs)} | ${inMs(each.unknownMs)} | ${(each.apart * 100).toFixed(1)} % | ${each.differ ?? 'no'} |`

async function timingSection() {
  const found = await timing({ pairs, say })
  if (found.some(({ apart, differ }) => differ === null && apart > MOST_APART)) process.exitCode = 1
  return [
    '## Whether response times reveal who is a customer',
    `${pairs} pairs of a known and an unknown address, one request at a time, with the order swapped in each pair (S9). The medians may differ by at most ${MOST_APART * 100} %, unless the responses themselves differ. Those that do are measured too: their times tell nothing that the response doesn't. A right password is needed for a ticket, and a passkey names its customer by a random handle and not by an address.`,
    '| engine | call | known, ms | unknown, ms | difference | responses differ |\n| --- | --- | ---: | ---: | ---: | --- |\n' +
      found.map(timingRow).join('\n'),
  ]
}

const othersRow = (each) =>
  `| ${each.engine} | ${each.name} | ${inMs(each.alone.median)} | ${inMs(each.loaded.median)} | ${each.ratio.toFixed(1)} | ${each.most} | ${isMet(each) ? 'yes' : 'no'} | ${inMs(each.loaded.p95)} |`

async function othersSection() {
  const found = await others({ seconds, say })
  if (!found.every(isMet)) process.exitCode = 1
  return [
    '## How one load affects everyone else',
    `The time of another customer's details (with sign-ins: of the home page), requested repeatedly with a short pause: the median over ${seconds} s without load, then over ${seconds} s under load, in one run. The load sends the next request as soon as it has a response; after a 429 or 503 it waits half a second.`,
    '| engine | load | without load, ms | under load, ms | ratio | goal | met | p95 under load, ms |\n| --- | --- | ---: | ---: | ---: | ---: | --- | ---: |\n' +
      found.map(othersRow).join('\n'),
  ]
}

const sections = {
  load: loadSection,
  others: othersSection,
  kill: killSection,
  cancel: cancelSection,
  'cancel-postgres': cancelOnPostgresSection,
  restart: restartSection,
  rolling: rollingSection,
  slow: slowSection,
  timing: timingSection,
}
const title =
  '# The server under load and during failures\n\nWritten by `npm run bench:server`. Each part says when and where it was measured.\n'

/** Replaces only the part that was measured now, so that you can measure each part separately. */
const write = (name, { at, parts: [head, ...rest] }) =>
  writeSection(file, name, [head, `Measured ${at}.`, ...rest], title)

for (const name of only) {
  say(`\n${name}`)
  const at = conditions()
  await write(name, { at, parts: await sections[name]() })
}
