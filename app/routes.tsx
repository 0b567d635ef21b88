import type { RouteObject } from 'react-router-dom'
import { RouteError } from './errors/RouteError.tsx'
import { pageOf } from './routing/load-page.ts'
import { RootLayout } from './shell/RootLayout.tsx'
import { paths } from './paths.ts'

const load = (pathname: string) => pageOf(routes, pathname)

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError load={load} />,
    children: [
      {
        errorElement: <RouteError load={load} />,
        children: [
          { path: paths.home, lazy: () => import('./routes/public/HomePage.tsx') },
          { path: paths.plans, lazy: () => import('./routes/public/PlansPage.tsx') },
          { path: paths.about, lazy: () => import('./routes/public/AboutPage.tsx') },
          { path: paths.services, lazy: () => import('./routes/public/ServicesPage.tsx') },
          { path: paths.helpCenter, lazy: () => import('./routes/public/HelpCenterPage.tsx') },
          { path: paths.guides, lazy: () => import('./routes/public/GuidesPage.tsx') },
          { path: paths.terms, lazy: () => import('./routes/public/TermsPage.tsx') },
          { path: paths.privacy, lazy: () => import('./routes/public/PrivacyPage.tsx') },
          { path: paths.contact, lazy: () => import('./routes/public/ContactPage.tsx') },
          { path: paths.cryptocurrencies, lazy: () => import('./routes/public/CryptocurrenciesPage.tsx') },
          { path: paths.forex, lazy: () => import('./routes/public/ForexPage.tsx') },
          { path: paths.shares, lazy: () => import('./routes/public/SharesPage.tsx') },
          { path: paths.indices, lazy: () => import('./routes/public/IndicesPage.tsx') },
          { path: paths.etf, lazy: () => import('./routes/public/EtfPage.tsx') },
          { path: paths.copyTrading, lazy: () => import('./routes/public/CopyTradingPage.tsx') },
          { path: paths.automatedTrading, lazy: () => import('./routes/public/AutomatedTradingPage.tsx') },
          { path: paths.signIn, lazy: () => import('./routes/auth/SignInPage.tsx') },
          { path: paths.signUp, lazy: () => import('./routes/auth/SignUpPage.tsx') },
          { path: paths.dashboard, lazy: () => import('./routes/dashboard/DashboardPage.tsx') },
          { path: paths.account, lazy: () => import('./routes/dashboard/AccountPage.tsx') },
          { path: paths.upgrade, lazy: () => import('./routes/dashboard/UpgradePage.tsx') },
          { path: paths.security, lazy: () => import('./routes/security/SecurityPage.tsx') },
          { path: paths.deposit, lazy: () => import('./routes/deposit/DepositPage.tsx') },
          { path: paths.depositHistory, lazy: () => import('./routes/history/DepositHistoryPage.tsx') },
          { path: paths.withdrawal, lazy: () => import('./routes/withdrawal/WithdrawalPage.tsx') },
          { path: paths.withdrawalHistory, lazy: () => import('./routes/history/WithdrawalHistoryPage.tsx') },
          { path: '*', lazy: () => import('./errors/NotFoundPage.tsx') },
        ],
      },
    ],
  },
]
