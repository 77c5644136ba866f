/** A thing to cut out, as white SVG shapes on 900 × 700, and what is drawn on it that is no gap. */
export type Shape = {
  name: string;
  /** SVG elements of the silhouette. */
  body: string;
  /** SVG elements on it that have the background's own color: a cut that follows color alone opens them. */
  decoys?: string;
};

const line = (width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ring = (x: number, y: number, radius: number, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="${width}"/>`;
const disc = (x: number, y: number, radius: number, fill = "#fff") =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const box = (x: number, y: number, width: number, height: number, round = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="#fff"/>`;

export const SHAPES: readonly Shape[] = [
  {
    name: "bicycle",
    body: [
      ring(250, 470, 130, 22),
      ring(650, 470, 130, 22),
      line(18, "M250 470 L380 290 L580 290 L430 470 Z M380 290 L430 470 M580 290 L650 470"),
      line(16, "M580 290 L560 220 L630 205 M380 290 L365 240 M320 238 L410 238"),
      disc(430, 470, 34),
    ].join(""),
  },
  {
    name: "chair",
    body: [
      line(24, "M300 130 L300 620 M600 130 L600 620 M340 400 L340 560 M560 400 L560 560"),
      line(24, "M300 140 L600 140 M300 230 L600 230"),
      line(12, "M360 230 L360 380 M420 230 L420 380 M480 230 L480 380 M540 230 L540 380"),
      box(285, 375, 330, 55),
    ].join(""),
  },
  {
    name: "mug",
    body: `${box(250, 200, 320, 340, 40)}${ring(600, 360, 95, 40)}`,
    decoys: disc(390, 370, 70),
  },
  {
    name: "scissors",
    body: `${ring(300, 520, 85, 34)}${ring(560, 520, 85, 34)}${line(40, "M345 445 L590 110 M515 445 L290 110")}`,
  },
  { name: "ring", body: ring(450, 360, 190, 60) },
  {
    name: "basket",
    body: `<path d="M230 380 L670 380 L610 610 L290 610 Z" fill="#fff"/>${line(34, "M260 380 C260 60 640 60 640 380")}`,
    decoys: `<rect x="390" y="440" width="120" height="100" fill="#fff"/>`,
  },
  {
    name: "wheel",
    body: [
      ring(450, 350, 240, 40),
      disc(450, 350, 50),
      ...[0, 1, 2, 3, 4].map((spoke) => {
        const angle = (spoke * 2 * Math.PI) / 5;
        return line(26, `M450 350 L${450 + 230 * Math.cos(angle)} ${350 + 230 * Math.sin(angle)}`);
      }),
    ].join(""),
  },
  {
    name: "gate",
    body: [
      line(26, "M180 180 L720 180 M180 560 L720 560"),
      ...[180, 270, 360, 450, 540, 630, 720].map((x) => line(22, `M${x} 130 L${x} 620`)),
    ].join(""),
  },
  {
    name: "glasses",
    body: `${ring(280, 350, 120, 26)}${ring(620, 350, 120, 26)}${line(24, "M400 340 C430 310 470 310 500 340 M160 340 L110 300 M740 340 L790 300")}`,
  },
  {
    name: "bottle",
    body: `<path d="M400 110 h100 v130 c0 40 70 50 70 120 v240 a30 30 0 0 1 -30 30 h-180 a30 30 0 0 1 -30 -30 v-240 c0 -70 70 -80 70 -120 z" fill="#fff"/>`,
    decoys: `<rect x="350" y="400" width="200" height="130" fill="#fff"/>`,
  },
  {
    name: "shirt",
    body: `<path d="M330 120 C400 170 500 170 570 120 L740 220 L680 340 L600 300 L600 620 L300 620 L300 300 L220 340 L160 220 Z" fill="#fff"/>`,
    decoys: `${disc(450, 340, 80)}<rect x="330" y="520" width="240" height="40" fill="#fff"/>`,
  },
  {
    name: "plant",
    body: [
      `<path d="M350 480 L550 480 L520 640 L380 640 Z" fill="#fff"/>`,
      ...[-70, -45, -20, 5, 30, 55, 80].map(
        (angle, index) =>
          `<ellipse cx="450" cy="${300 + (index % 2) * 40}" rx="24" ry="180" transform="rotate(${angle} 450 480)" fill="#fff"/>`,
      ),
    ].join(""),
  },
];
