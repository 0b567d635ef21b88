export type NavLink = { label: string; href: string; hint?: string }
export type NavGroup = { label: string; items: NavLink[] }
export type NavItem = NavLink | NavGroup
