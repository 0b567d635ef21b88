// Locks the given data folder until this process is killed, so that tests can try to open the folder a second time.
import { claimFolder } from '../db/folder.ts'

try {
  claimFolder(process.argv[2] ?? '')
  process.stdout.write('held\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
