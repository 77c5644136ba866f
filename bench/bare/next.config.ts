import type { NextConfig } from "next";

const config: NextConfig = { serverExternalPackages: ["postgres"] };

export default config;
