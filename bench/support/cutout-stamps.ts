import path from "node:path";

/**
 * Photographs with an alpha channel, chosen by kind before anything was measured: animals, people, vehicles, tools, food, and plants of at
 * least 235 pixels, some with gaps. They are in Debian's package `tuxpaint-stamps-default` 2022.06.04-1 (GPL and public domain), which isn't
 * part of the product: `apt-get download tuxpaint-stamps-default mate-backgrounds`, then `dpkg-deb -x` each into one folder.
 */
const STAMPS = [
  "animals/birds/crowned_crane",
  "animals/birds/helmeted_guineafowl",
  "animals/birds/magellanic_penguin",
  "animals/birds/pelican",
  "animals/birds/pink_flamingo",
  "animals/birds/peacock",
  "animals/fish/lobster",
  "animals/insects/Brown_slug",
  "animals/insects/mantis",
  "animals/mammals/apes/chimp",
  "animals/mammals/aquatic/otter",
  "animals/mammals/bears/european-bear",
  "animals/mammals/bovines/cow_white",
  "animals/mammals/bovines/gnu-baby",
  "animals/mammals/bovines/gnu-stand",
  "animals/mammals/bovines/indian_blackbuck",
  "animals/mammals/cats/lion-2",
  "animals/mammals/cats/tiger_sumatran",
  "animals/mammals/rodents/capybara",
  "animals/mammals/pig_golden2",
  "food/fruit/Apricot_whole",
  "food/fruit/Cherry_Stella",
  "food/fruit/Strawberry2",
  "food/fruit/cherimoya",
  "food/vegetables/corn",
  "food/spices/ginger",
  "hobbies/music/brass/trumpet",
  "hobbies/music/percussion/drum_tomtom_floor",
  "hobbies/music/string/cello",
  "hobbies/music/string/guitar_electric",
  "household/cylinder",
  "household/home_compost_bin",
  "household/toilet",
  "household/tools/cementmixer",
  "household/tools/spade",
  "medical/stethoscope",
  "people/fireman200b",
  "people/fireman240a",
  "plants/flowers/anemone_red",
  "plants/flowers/daffodil",
  "plants/trees/rambutan",
  "seasonal/christmas/Candy_cane_photo_1",
  "seasonal/christmas/Roast_turkey",
  "town/monuments/inukshuk-photo",
  "vehicles/7spoke256",
  "vehicles/auto/truck",
  "vehicles/construction/dumper",
  "vehicles/emergency/firetruck",
  "vehicles/flight/balloon360",
  "vehicles/masstransit/green_korean_bus",
  "vehicles/race/indycar",
  "vehicles/wheel_tractor",
  "vehicles/flight/planes/747",
  "military/vehicles/f22_raptor",
] as const;

/** Sharp photographs without a subject of their own, in Debian's package `mate-backgrounds` 1.26.0-1 (GPL). */
const BEHIND = ["Dune", "GreenMeadow", "Storm", "Wood", "Blinds"] as const;

/** The stamps' files in a folder that both packages were unpacked into. */
export function stampFiles(folder: string): string[] {
  return STAMPS.map((name) => path.join(folder, "usr/share/tuxpaint/stamps", `${name}.png`));
}

/** The file of the photograph that the stamp of an index stands before. */
export function behindStamp(folder: string, index: number): string {
  const name = BEHIND[Math.floor(index / 4) % BEHIND.length];
  return path.join(folder, "usr/share/backgrounds/mate/nature", `${name}.jpg`);
}
