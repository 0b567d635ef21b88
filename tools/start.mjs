import { run } from './steps.mjs'

console.log('1/2 Building the app …')
try {
  const seconds = await run('The build', process.execPath, ['build/build.mjs'], { quiet: true })
  console.log(`1/2 Built in ${Math.round(seconds)} s.`)
  console.log('2/2 Starting the sandbox …')
  await run('The sandbox', process.execPath, ['--import', 'tsx', 'sandbox/main.ts'])
} catch (error) {
  console.error(error.message)
  process.exitCode = error.exitCode ?? 1
}
