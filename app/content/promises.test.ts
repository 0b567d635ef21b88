import { expect, it } from 'vitest'
import { promisesIn } from './promises.ts'

it.each([
  'A reliable way to grow your savings.',
  'The smart way to build wealth.',
  'A proven strategy for financial success and profit.',
  'The easiest way to earn.',
  'Grow your money with us.',
  'Grow your wealth.',
  'Multiply your capital.',
  'Boost your income.',
  'Maximise your returns.',
  'Maximize your profits with copy trading.',
  'Watch your savings grow.',
  'Let your money work for you.',
  'Put your money to work.',
  'Earn passive income every month.',
  'Steady returns in every market.',
  'Stable, predictable returns.',
  'Returns you can count on.',
  'Consistent growth for your portfolio.',
  'Enjoy daily profits.',
  'High returns, low risk.',
  'Attractive yields on your deposits.',
  'Secure your future.',
  'Secure your family’s financial future today.',
  'Invest for a brighter future.',
  'Beat the market.',
  'Our bots outperform the market.',
  'Beat inflation with crypto.',
  'Achieve financial freedom.',
  'Become financially independent.',
  'Retire early.',
  'Quit your job and trade full time.',
  'Make money while you sleep.',
  'Make easy money from home.',
  'Generate extra income.',
  'Turn $100 into $1,000.',
  'Triple your investment.',
  '10x your balance.',
  'Earn 12% monthly returns.',
  'Low-risk investing for everyone.',
  'Zero risk, all reward.',
  'Your money is safe with us.',
  'Your funds are always protected.',
  'Your capital stays safe.',
  'A safe investment for beginners.',
  'You can’t go wrong with Bitcoin.',
  'You have nothing to lose.',
  'Bitcoin always goes up, so your portfolio only grows.',
  'A foolproof system.',
  'Our proven track record speaks for itself.',
  'A winning strategy with a 95% success rate.',
  'Our customers earn more.',
  'Traders have made millions here.',
  'Unlimited earning potential.',
  'A once-in-a-lifetime opportunity.',
  'Act fast before it’s too late.',
  'Only 3 places left.',
  'Don’t wait.',
  'Build generational wealth.',
  'Never worry again: steady returns.',
  'Never miss steady returns.',
  'Not only safe, but steady returns.',
  'Worry-free trading.',
  // Hidden characters and other hyphens or spaces don't change what you read.
  'Guar\u00ADanteed profits.',
  'Risk\u2011free trading.',
  'Ｇｕａｒａｎｔｅｅｄ profits.',
  'There are no fees, steady returns follow.',
  'Pro\uFB01table for everyone.',
  'Pass\u200Cive in\u200Dcome.',
  'Passive\u00A0income.',
  'Steady\nreturns.',
])('FAIR-2 finds the promise in %j', (sentence) => {
  expect(promisesIn(sentence)).toHaveLength(1)
})

it('FAIR-2 judges each sentence and each phrase of it by itself', () => {
  expect(promisesIn('He said: “No plan is safe.” Steady returns follow.')).toEqual(['Steady returns follow.'])
  expect(promisesIn('There is no passive income, but there are steady returns.')).toHaveLength(1)
  expect(promisesIn('No steady returns. No passive income. Beat the market!')).toEqual(['Beat the market!'])
  expect(promisesIn('We know no steady returns, only high returns.')).toHaveLength(1)
})

it.each([
  'You can lose all the money you invest.',
  'Few traders beat the market.',
  'Most funds do not beat the market.',
  'There are no steady returns in trading.',
  'Trading is not a way to make quick money.',
  'No plan can grow your savings by itself.',
  'Nobody can secure your future for you.',
  'We don’t offer passive income.',
  'There is no safe investment.',
  'Crypto is never a safe haven.',
  'Past results say nothing about the future.',
  'Save your password in a safe place.',
  'The sign-in page uses a secure connection.',
  'Your balance changes when a deposit is approved.',
  'Your account shows deposits, withdrawals and profits.',
  'Deposits are added after the network has confirmed them.',
  'The fee is 2.5% of the amount.',
  'A fixed fee applies to each withdrawal.',
  'Interest rates move the exchange rate.',
  'When rates rise, prices often fall.',
  'The market was up by 4% last year and down by 9% the year before.',
  'A regular payment is one that repeats.',
  'You need a stable internet connection.',
  'Write the words down in the right order.',
  'Check the network before you send coins.',
  'Growth stocks often pay no dividend.',
  'An index holds many shares.',
  'An order at a fixed price may not be filled.',
  'Money you need next month does not belong here.',
  'Contact support and quote this reference.',
  'You can close your account at any time.',
  'Our support team answers on weekdays.',
  'The plan sets how many positions you can hold open.',
  'It takes a few minutes to build the chart.',
  'Increase the text size in your browser.',
  'A bot follows its rules even when they are wrong.',
  'Copying a trader copies the losses too.',
  'Income from trading may be taxed.',
  'Read the risks before you start.',
  'A quick reply is not always possible.',
  'Leverage makes gains and losses larger.',
  'A strong password has eight characters or more.',
  'You decide how much to invest.',
  'Ask somebody you trust first.',
  'A high price is not a sign of quality.',
])('FAIR-2 finds no promise in %j', (sentence) => {
  expect(promisesIn(sentence)).toEqual([])
})

const lists = {
  '%s way to prosperity':
    'reliable proven safe safer safest secure easy easiest simple simplest smart smartest best fast fastest quick quickest sure surest certain',
  'A reliable %s to prosperity': 'way path route road method system strategy formula shortcut opportunity',
  'A reliable way to %s':
    'grow profit profits earn wealth saving savings money return returns income riches success win prosperity freedom',
  'A reliable way to steadily and calmly %s your savings': 'grow',
}
it.each(
  Object.entries(lists).flatMap(([phrase, words]) =>
    words.split(' ').map((word) => phrase.replace('%s', word)),
  ),
)('FAIR-2 finds the promise of “%s”', (phrase) => {
  expect(promisesIn(`${phrase}.`)).toHaveLength(1)
  expect(promisesIn(`We know no ${phrase.replace(/^A /, '')}.`)).toEqual([])
})
