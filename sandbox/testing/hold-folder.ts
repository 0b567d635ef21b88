// Claims the data folder given and holds it until it is killed, so that tests can try to open it a second time.
import { claimFolder } from '../db/folder.ts'

try {
  claimFolder(process.argv[2] ?? '')
  process.stdout.write('held\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
