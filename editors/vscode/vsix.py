"""Checks and writes extension packages (.vsix) of VS Code, by the rules of its publishing tool, vsce."""

import json
import re
import zipfile
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

# The media types of the files that a package may contain, by extension.
TYPES = {
    ".css": "text/css",
    ".js": "application/javascript",
    ".json": "application/json",
    ".jsonc": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".txt": "text/plain",
    ".vsixmanifest": "text/xml",
    ".wasm": "application/wasm",
}
TARGETS = {"linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"}
CATEGORIES = {
    "AI", "Azure", "Chat", "Data Science", "Debuggers", "Education", "Extension Packs", "Formatters", "Keymaps",
    "Language Packs", "Linters", "Machine Learning", "Notebooks", "Other", "Programming Languages", "SCM Providers",
    "Snippets", "Testing", "Themes", "Visualization",
}  # fmt: skip
NAME = re.compile(r"[a-z0-9][a-z0-9-]*", re.IGNORECASE)
VERSION = re.compile(r"\d+\.\d+\.\d+")
ENGINE = re.compile(r"(\^|>=)?(\d+)\.(\d+)\.(\d+)")


def suffix(path):
    name = path.rsplit("/", 1)[-1]
    return "." + name.rsplit(".", 1)[1].lower() if "." in name else ""


def manifest_problems(manifest, names):
    """What vsce rejects in package.json; `names` are the files of the extension."""
    problems = []
    for field in ("name", "publisher"):
        if not NAME.fullmatch(manifest.get(field, "")):
            problems.append(f"invalid {field}")
    if not VERSION.fullmatch(manifest.get("version", "")):
        problems.append("invalid version")
    engine = ENGINE.fullmatch(manifest.get("engines", {}).get("vscode", ""))
    if not engine or (int(engine[2]), int(engine[3])) < (1, 74):
        problems.append("engines.vscode must be 1.74 or later, which activates extensions for their commands")
    for field in ("displayName", "description", "license", "repository", "categories"):
        if not manifest.get(field):
            problems.append(f"no {field}")
    if len(manifest.get("keywords", [])) > 30:
        problems.append("more than 30 keywords")
    problems += [f"unknown category {one}" for one in manifest.get("categories", []) if one not in CATEGORIES]
    problems += [f"unknown field {one}" for one in ("dependencies", "devDependencies", "scripts") if one in manifest]
    if "*" in manifest.get("activationEvents", []):
        problems.append("activation at every start")
    icon = manifest.get("icon", "")
    if not icon.endswith(".png"):
        problems.append("the icon must be a PNG")
    files = [icon, manifest.get("main"), manifest.get("browser"), "README.md", "CHANGELOG.md", "LICENSE.txt"]
    contributes = manifest.get("contributes", {})
    files += [one["url"] for one in contributes.get("jsonValidation", [])]
    for file in filter(None, files):
        if file.removeprefix("./") not in names:
            problems.append(f"{file} is missing")
    settings = contributes.get("configuration", {}).get("properties", {})
    restricted = manifest.get("capabilities", {}).get("untrustedWorkspaces", {}).get("restrictedConfigurations", [])
    problems += [f"{one} is no setting" for one in restricted if one not in settings]
    return problems


def document_problems(name, text):
    """What vsce rejects in README.md and CHANGELOG.md."""
    problems = []
    if re.search(r"<svg\b", text, re.IGNORECASE):
        problems.append(f"{name} contains SVG")
    images = re.findall(r"!\[[^\]]*\]\(([^)\s]+)", text) + re.findall(r"<img\b[^>]*src=[\"']([^\"']*)", text)
    for image in images:
        if not image.startswith("https://"):
            problems.append(f"{name}: the address of an image must begin with https://: {image}")
        elif image.lower().endswith(".svg"):
            problems.append(f"{name}: SVG images are not allowed: {image}")
    links = re.findall(r"(?<!!)\[[^\]]*\]\(([^)\s]+)", text)
    problems += [f"{name}: relative link {one}" for one in links if not re.match(r"https://|mailto:|#", one)]
    return problems


def tags(manifest):
    contributes = manifest.get("contributes", {})
    found = list(manifest.get("keywords", []))
    if contributes.get("jsonValidation"):
        found.append("json")
    for language in contributes.get("languages", []):
        found.append(language["id"])
        found += [alias.replace(" ", "").lower() for alias in language.get("aliases", [])]
        found += ["__ext_" + one[1:].lower() for one in language.get("extensions", [])]
    found += [one.split(":", 1)[1] for one in manifest["activationEvents"] if one.startswith("onLanguage:")]
    found += ["linters", "__web_extension"]
    return ",".join(dict.fromkeys(found))


def vsix_manifest(manifest, target):
    repository = manifest["repository"]["url"]
    properties = {
        "Microsoft.VisualStudio.Code.Engine": manifest["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        "Microsoft.VisualStudio.Code.ExtensionKind": "workspace,web",
        "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
        "Microsoft.VisualStudio.Code.EnabledApiProposals": "",
        "Microsoft.VisualStudio.Code.ExecutesCode": "true",
        "Microsoft.VisualStudio.Services.Links.Source": repository,
        "Microsoft.VisualStudio.Services.Links.Getstarted": repository,
        "Microsoft.VisualStudio.Services.Links.GitHub": repository,
        "Microsoft.VisualStudio.Services.Links.Support": manifest["bugs"]["url"],
        "Microsoft.VisualStudio.Services.Links.Learn": manifest["homepage"],
        "Microsoft.VisualStudio.Services.Branding.Color": manifest["galleryBanner"]["color"],
        "Microsoft.VisualStudio.Services.Branding.Theme": manifest["galleryBanner"]["theme"],
        "Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown": "true",
        "Microsoft.VisualStudio.Services.Content.Pricing": "Free",
    }
    assets = {
        "Microsoft.VisualStudio.Code.Manifest": "extension/package.json",
        "Microsoft.VisualStudio.Services.Content.Details": "extension/README.md",
        "Microsoft.VisualStudio.Services.Content.Changelog": "extension/CHANGELOG.md",
        "Microsoft.VisualStudio.Services.Content.License": "extension/LICENSE.txt",
        "Microsoft.VisualStudio.Services.Icons.Default": "extension/" + manifest["icon"],
    }
    platform = f" TargetPlatform={quoteattr(target)}" if target else ""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011"'
        ' xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">',
        "  <Metadata>",
        f'    <Identity Language="en-US" Id={quoteattr(manifest["name"])} Version={quoteattr(manifest["version"])}'
        f" Publisher={quoteattr(manifest['publisher'])}{platform}/>",
        element("DisplayName", manifest["displayName"]),
        element("Description", manifest["description"], ' xml:space="preserve"'),
        element("Tags", tags(manifest)),
        element("Categories", ",".join(manifest["categories"])),
        element("GalleryFlags", "Public"),
        "    <Properties>",
        *(f"      <Property Id={quoteattr(key)} Value={quoteattr(value)} />" for key, value in properties.items()),
        "    </Properties>",
        element("License", "extension/LICENSE.txt"),
        element("Icon", "extension/" + manifest["icon"]),
        "  </Metadata>",
        '  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>',
        "  <Dependencies/>",
        "  <Assets>",
        *(
            f'    <Asset Type={quoteattr(key)} Path={quoteattr(path)} Addressable="true" />'
            for key, path in assets.items()
        ),
        "  </Assets>",
        "</PackageManifest>",
    ]
    return "\n".join(lines) + "\n"


def element(name, text, attributes=""):
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"    <{name}{attributes}>{escaped}</{name}>"


def content_types(names):
    extensions = sorted({".json", ".vsixmanifest"} | {suffix(name) for name in names} - {""})
    defaults = "".join(f'<Default Extension="{one}" ContentType="{TYPES[one]}"/>' for one in extensions)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{defaults}</Types>\n'
    )


def write(path, files, target=None, time=(1980, 1, 1, 0, 0, 0)):
    """Writes a package: `files` are bytes by name. A name with /bin/ or without an extension is a program."""
    manifest = json.loads(files["package.json"])
    entries = {
        "extension.vsixmanifest": vsix_manifest(manifest, target).encode(),
        "[Content_Types].xml": content_types(files).encode(),
        **{"extension/" + name: files[name] for name in sorted(files)},
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in entries.items():
            entry = zipfile.ZipInfo(name, time)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100644 if suffix(name) else 0o100755) << 16
            archive.writestr(entry, content)


def problems(path):
    """What is wrong with a package, read again from its file."""
    found = []
    with zipfile.ZipFile(path) as archive:
        found += [f"{archive.testzip()} is damaged"] if archive.testzip() else []
        names = archive.namelist()
        lower = [name.lower() for name in names]
        found += [f"{name} occurs twice, in another case" for name in set(lower) if lower.count(name) > 1]
        if "extension/package.json" not in names:
            return [*found, "there is no package.json"]
        manifest = json.loads(archive.read("extension/package.json"))
        inside = {name.removeprefix("extension/") for name in names}
        found += manifest_problems(manifest, inside)
        for name in ("README.md", "CHANGELOG.md"):
            if name in inside:
                found += document_problems(name, archive.read("extension/" + name).decode())
        found += archive_problems(archive, manifest, names)
    return found


def archive_problems(archive, manifest, names):
    found = []
    types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
    known = {one.get("Extension") for one in types}
    found += [f"{name} has no content type" for name in names if suffix(name) not in known | {"", ".xml"}]
    root = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
    space = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    identity = root.find("v:Metadata/v:Identity", space)
    for attribute, field in {"Id": "name", "Version": "version", "Publisher": "publisher"}.items():
        if identity.get(attribute) != manifest[field]:
            found.append(f"{attribute} in the manifest of the package is {identity.get(attribute)}")
    if identity.get("TargetPlatform") not in TARGETS | {None}:
        found.append(f"unknown platform {identity.get('TargetPlatform')}")
    for asset in root.findall("v:Assets/v:Asset", space):
        if asset.get("Path") not in names:
            found.append(f"{asset.get('Path')} is missing")
    for name in names:
        mode = archive.getinfo(name).external_attr >> 16
        if name == "extension/server/fcmlint" and not mode & 0o100:
            found.append(f"{name} is not executable")
    if "extension/server/fcmlint.wasm" not in names:
        found.append("there is no WebAssembly server")
    if identity.get("TargetPlatform") and "extension/server/fcmlint" not in names:
        found.append("there is no program in the package for a platform")
    return found
