import { expect, it, vi } from 'vitest'
import { changePassword } from './change-password.ts'

const request = { password: 'Quiet#Harbour8' }
const calls = (sessionsEnded: boolean) => ({
  change: vi.fn<() => Promise<{ sessionsEnded: boolean; removed: string[] }>>(async () => ({
    sessionsEnded,
    removed: ['passkeys'],
  })),
  signInAgain: vi.fn<() => Promise<void>>(async () => {}),
})

it('ACC-3 claims that sessions have ended only if the backend says so', async () => {
  const kept = calls(false)
  expect(await changePassword(request, kept)).toEqual({
    sessions: 'perhaps-still-open',
    removed: ['passkeys'],
  })
  expect(kept.signInAgain).not.toHaveBeenCalled()
})

it('ACC-3 signs in again with the new password if the change ended this session too', async () => {
  const ended = calls(true)
  expect(await changePassword(request, ended)).toEqual({ sessions: 'ended-elsewhere', removed: ['passkeys'] })
  expect(ended.signInAgain).toHaveBeenCalledExactlyOnceWith(request)
})

it('ACC-3 reports a changed password as changed even if signing in again fails', async () => {
  const ended = calls(true)
  ended.signInAgain.mockRejectedValue(new Error('offline'))
  expect(await changePassword(request, ended)).toEqual({
    sessions: 'ended-everywhere',
    removed: ['passkeys'],
  })
})

it('ACC-3 does not sign in if the password was not changed', async () => {
  const refused = calls(true)
  refused.change.mockRejectedValue(new Error('wrong phrase'))
  await expect(changePassword(request, refused)).rejects.toThrow('wrong phrase')
  expect(refused.signInAgain).not.toHaveBeenCalled()
})
