const CITY =
  /^(?:(?:San|Santa|Los|Las|Fort) \p{Lu}\p{L}+|New (?:York(?: City)?|Orleans|Jersey|Delhi)|Aberdeen|Adelaide|Amsterdam|Atlanta|Austin|Barcelona|Belfast|Berlin|Birmingham|Boston|Brisbane|Bristol|Brussels|Calgary|Cardiff|Chicago|Cologne|Copenhagen|Coventry|Dallas|Denver|Detroit|Dublin|Dundee|Edinburgh|Edmonton|Exeter|Frankfurt|Glasgow|Hamburg|Houston|Hull|Leeds|Leicester|Lisbon|Liverpool|London|Madrid|Manchester|Melbourne|Miami|Milan|Minneapolis|Montreal|Munich|Nashville|Newcastle|Norwich|Nottingham|Ottawa|Paris|Perth|Philadelphia|Pittsburgh|Plymouth|Portland|Portsmouth|Salford|Seattle|Sheffield|Singapore|Southampton|Stockholm|Sunderland|Swansea|Sydney|Toronto|Vancouver|Vienna|Winnipeg|Wolverhampton|Zurich)$/u;

/** Where the job is; states behind them are left out with their clause. */
export function isCity(spelling: string): boolean {
  return CITY.test(spelling);
}
