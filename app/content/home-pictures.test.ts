import { readFileSync } from 'node:fs'
import { createElement, Fragment, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withdrawalSummary } from '#contract/money.ts'
import { OverviewPicture } from '#ui/marketing/OverviewPicture.tsx'
import { ReviewPicture } from '#ui/marketing/ReviewPicture.tsx'
import { WalletGrid } from '#ui/wallet/WalletGrid.tsx'
import { WalletHeadline } from '#ui/wallet/WalletHeadline.tsx'
import { okayWithdraw } from '#ui/withdrawal/messages.ts'
import { ReviewFigures } from '#ui/withdrawal/ReviewFigures.tsx'
import { homePictures } from './home-pictures.ts'

const { mark, review, overview } = homePictures

const plain = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]+>/gs, '').trim()
/** The texts of all elements with one of the names, in their order. */
const textsOf = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`<(${names})\\b[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , text = '']) =>
    plain(text),
  )

const reviewPicture = renderToStaticMarkup(createElement(ReviewPicture, { mark, ...review }))
const overviewPicture = renderToStaticMarkup(createElement(OverviewPicture, { mark, ...overview }))
/** The label above the large figure of a picture, without the mark. */
const leading = (html: string) => textsOf(html, 'p')[0]?.replace(mark, '').trim()
const leadingFigure = (html: string) => textsOf(html, 'p')[1]

it('HOME-1 WDR-4 the picture of the review has the labels of the real review, its order and its figures', () => {
  const { figures } = review
  const order: ComponentProps<typeof ReviewFigures>['order'] = {
    requested: figures.amount,
    fee: figures.fee,
    payout: figures.payout,
    charges: figures.charges,
    after: figures.profitAfter,
    destination: { accountNumber: '12345678', swiftCode: 'SAMPLEXX', bankName: review.paidTo },
  }
  const real = renderToStaticMarkup(createElement(ReviewFigures, { order }))
  expect([leading(reviewPicture), ...textsOf(reviewPicture, 'dt')]).toEqual(textsOf(real, 'dt'))
  const [receive, amount, fee, , after] = textsOf(real, 'dd')
  const pictured = textsOf(reviewPicture, 'dd')
  expect([leadingFigure(reviewPicture), pictured[0], pictured[3]]).toEqual([receive, amount, after])
  expect(fee).toContain(pictured[1]?.replace('−', ''))
  expect(textsOf(real, 'dd')[3]).toContain(pictured[2])
  expect(plain(reviewPicture)).toContain(
    renderToStaticMarkup(createElement(Fragment, null, okayWithdraw({ amount: '$120.00' }))),
  )
  expect(withdrawalSummary(figures.amount, figures.charges)).toMatchObject({
    fee: '3.00',
    payout: '117.00',
  })
})

it('HOME-1 DSH-6 the picture of the dashboard has the labels of the real headline and boxes, in their order', () => {
  const common = { figures: undefined, onRetry: () => undefined }
  const headline = renderToStaticMarkup(createElement(WalletHeadline, common))
  const boxes = renderToStaticMarkup(createElement(WalletGrid, { ...common, hidden: false }))
  const real = [...textsOf(headline, 'h2'), ...textsOf(boxes, 'dt')]
  const pictured = [leading(overviewPicture), ...textsOf(overviewPicture, 'dt')]
  expect(pictured).toHaveLength(5)
  expect(pictured).toEqual(real.slice(0, 5))
  const page = readFileSync('app/routes/dashboard/DashboardPage.tsx', 'utf8')
  const buttons = [...page.matchAll(/<Arrow\w+ aria-hidden className="size-4" \/> (\w+)/g)].map(
    ([, label]) => label,
  )
  expect(buttons).toHaveLength(2)
  expect(plain(overviewPicture).endsWith(buttons.join(''))).toBe(true)
})
