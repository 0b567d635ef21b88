import { paths, type Path } from '#app/paths.ts'

export const routeStates = ['loading', 'data', 'empty', 'error', 'offline', 'signed out'] as const
export type RouteState = (typeof routeStates)[number]

/** A story, such as `Account/Failed`, or the reason why there is none. */
type Shown = `${string}/${string}` | { none: string }

const noCall = { none: 'makes no call' }
const anyone = { none: 'the same for everyone' }
const publicPage = (data: `${string}/${string}`) => ({
  loading: noCall,
  data,
  empty: noCall,
  error: noCall,
  offline: noCall,
  'signed out': anyone,
})
const chart = { none: 'see the stories of MarketWidget' }
const tradingPage = (data: `${string}/${string}`) => ({
  loading: chart,
  data,
  empty: chart,
  error: chart,
  offline: chart,
  'signed out': anyone,
})
const form = { none: 'a form shows no data' }

/** The stories of each route for every state that a customer can see (section 1 of the specification). */
export const routeMatrix: Record<Path, Record<RouteState, Shown>> = {
  [paths.home]: {
    loading: 'Public/HomeLoading',
    data: 'Public/HomePage',
    empty: 'Home/NoCoins',
    error: 'Home/ServerError',
    offline: 'Public/HomeWithoutPrices',
    'signed out': anyone,
  },
  [paths.plans]: publicPage('Public/PlansPage'),
  [paths.about]: publicPage('Public/AboutPage'),
  [paths.services]: publicPage('Public/ServicesPage'),
  [paths.helpCenter]: publicPage('Public/HelpCenterPage'),
  [paths.guides]: publicPage('Public/GuidesPage'),
  [paths.terms]: publicPage('Public/TermsPage'),
  [paths.privacy]: publicPage('Public/PrivacyPage'),
  [paths.contact]: publicPage('Public/ContactPage'),
  [paths.cryptocurrencies]: tradingPage('Trading/Cryptocurrencies'),
  [paths.forex]: tradingPage('Trading/Forex'),
  [paths.shares]: tradingPage('Trading/Shares'),
  [paths.indices]: tradingPage('Trading/Indices'),
  [paths.etf]: tradingPage('Trading/Etf'),
  [paths.copyTrading]: publicPage('Public/CopyTradingPage'),
  [paths.automatedTrading]: publicPage('Public/AutomatedTradingPage'),
  [paths.signIn]: {
    loading: 'SignIn/Loading',
    data: 'SignIn/Data',
    empty: form,
    error: 'SignIn/Refused',
    offline: 'SignIn/Offline',
    'signed out': 'SignIn/Data',
  },
  [paths.signUp]: {
    loading: 'SignUp/Loading',
    data: 'SignUp/Data',
    empty: form,
    error: 'SignUp/EmailTaken',
    offline: 'SignUp/Offline',
    'signed out': 'SignUp/Data',
  },
  [paths.dashboard]: {
    loading: 'Dashboard/Loading',
    data: 'Dashboard/Data',
    empty: 'Dashboard/NotVerified',
    error: 'Dashboard/ServerError',
    offline: 'Dashboard/Offline',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.account]: {
    loading: 'Account/Loading',
    data: 'Account/Data',
    empty: 'Account/NothingFilledIn',
    error: 'Account/ServerError',
    offline: 'Account/Failed',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.upgrade]: {
    loading: 'Upgrade/Loading',
    data: 'Upgrade/Data',
    empty: 'Upgrade/NoPlan',
    error: { none: 'the plans are part of the app, and only the mark of the customer’s plan is missing' },
    offline: { none: 'the same as an error' },
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.security]: {
    loading: 'Security/Loading',
    data: 'Security/Data',
    empty: 'Security/NothingSetUp',
    error: 'Security/ServerError',
    offline: 'Security/Offline',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.deposit]: {
    loading: 'Deposit/Loading',
    data: 'Deposit/Methods',
    empty: 'Deposit/NoAddresses',
    error: 'Deposit/Failed',
    offline: 'Deposit/ModeUnknown',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.depositHistory]: {
    loading: 'DepositHistory/Loading',
    data: 'DepositHistory/Data',
    empty: 'DepositHistory/Empty',
    error: 'DepositHistory/WrongAnswer',
    offline: 'DepositHistory/OfflineAndBack',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.withdrawal]: {
    loading: 'Withdrawal/Loading',
    data: 'Withdrawal/Crypto',
    empty: 'Withdrawal/NotAllowed',
    error: 'Withdrawal/Failed',
    offline: 'Withdrawal/Offline',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
  [paths.withdrawalHistory]: {
    loading: 'WithdrawalHistory/Loading',
    data: 'WithdrawalHistory/Data',
    empty: 'WithdrawalHistory/Empty',
    error: 'WithdrawalHistory/Refused',
    offline: 'WithdrawalHistory/Offline',
    'signed out': 'SignedOut/EveryDashboardRoute',
  },
}
